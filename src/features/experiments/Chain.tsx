import en from '../../../locales/en/chain.json';
import es from '../../../locales/es/chain.json';
import Button from 'react-bootstrap/Button';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { BlockFields } from './BlockFields';
import { expectedPrevious, findBroken, isOriginal, writeBlock } from './blocks';
import { Copies } from './Copies';
import { ExperimentFrame } from './ExperimentFrame';
import { chainRestarted, selectChain } from './chainSlice';

addOwnTexts('chain', { es, en });

/** Three blocks whose texts can be changed: what breaks, what mending means, and what it does not mend. */
export function Chain() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { blocks, hasCryptoFailed } = useAppSelector(selectChain);
  const broken = findBroken(blocks);
  const mend = () => {
    if (!broken) return;
    const { number, text } = broken;
    void dispatch(writeBlock({ number, text, previous: expectedPrevious(blocks, number) }));
  };
  const whole = isOriginal(blocks) ? t('chain.status.original') : t('chain.status.changed');
  return (
    <ExperimentFrame
      drawing="chain"
      title={t('chain.title')}
      lead={t('chain.lead')}
      outcome={t('chain.outcome')}
      hasCryptoFailed={hasCryptoFailed}
    >
      <ol className="mb-0">
        {blocks.map((block) => (
          <BlockFields key={block.number} block={block} broken={broken?.number} />
        ))}
      </ol>
      <p>
        <output>{broken ? t('chain.status.broken', { number: broken.number }) : whole}</output>
      </p>
      <Stack direction="horizontal" gap={2} className="flex-wrap">
        {/* One button for all blocks, and never disabled: it keeps the focus from one block to the next. */}
        <Button variant="outline-light" aria-disabled={!broken} onClick={mend}>
          {broken ? t('chain.mend', { number: broken.number }) : t('chain.nothingToMend')}
        </Button>
        <Button variant="outline-light" onClick={() => dispatch(chainRestarted())}>
          {t('experiments.restart')}
        </Button>
      </Stack>
      <Copies />
    </ExperimentFrame>
  );
}
