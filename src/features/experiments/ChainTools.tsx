import en from '../../../locales/en/chain.json';
import es from '../../../locales/es/chain.json';
import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { BlockFields } from './BlockFields';
import {
  expectedPrevious,
  findBroken,
  isLinked,
  isOriginal,
  mendBlock,
  originalBlocks,
  writeBlock,
  zeros,
} from './blocks';
import { chainRestarted, mendingStopped, selectChain } from './chainSlice';
import { shorten } from './Digits';

addOwnTexts('chain', { es, en });

/** Three blocks, and one button that takes the next step: cheat, repair, repair, repair, start over. */
export function ChainTools() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { blocks, mending } = useAppSelector(selectChain);
  const next = useRef<HTMLButtonElement>(null);
  const broken = findBroken(blocks);

  const cheat = () => {
    const { number, previous, nonce, text } = blocks[0]!;
    void dispatch(writeBlock({ number, previous, nonce, text: text.replace('5', '50') }));
  };
  const mend = () => {
    const { number, text } = broken!;
    void dispatch(mendBlock({ number, text, previous: expectedPrevious(blocks, number) }));
  };
  const restart = () => {
    // The pressed button is unmounted; its focus goes on.
    next.current?.focus();
    dispatch(chainRestarted());
  };
  const [word, step] = mending
    ? [t('chain.stop'), () => dispatch(mendingStopped())]
    : broken
      ? [t('chain.mend', { number: broken.number }), mend]
      : isOriginal(blocks)
        ? [t('chain.cheat'), cheat]
        : [t('chain.restart'), restart];
  return (
    <div className="chain-tools">
      <div className="experiment-bar">
        <ChainVerdict />
        <div className="experiment-steps flex-nowrap">
          {/* One button for all steps: it keeps the focus from one to the next. */}
          <Button ref={next} variant="outline-light" onClick={step}>
            {word}
          </Button>
          {(mending ?? broken) && (
            <Button variant="link" className="px-2" onClick={restart}>
              {t('chain.restart')}
            </Button>
          )}
        </div>
      </div>
      <ol className="chain-blocks d-grid">
        {blocks.map((block) => (
          <BlockFields key={block.number} block={block} />
        ))}
      </ol>
    </div>
  );
}

/** How the chain stands. The count of tries is not announced: it changes many times a second. */
function ChainVerdict() {
  const { t } = useTranslation();
  const { blocks, mending, tries } = useAppSelector(selectChain);
  const broken = findBroken(blocks);
  const ends = { own: shorten(blocks.at(-1)!.hash), theirs: shorten(originalBlocks.at(-1)!.hash) };
  const whole = isOriginal(blocks)
    ? t('chain.status.original', { zeros })
    : t('chain.status.changed', { tries, ...ends });
  const brokenBy =
    broken && isLinked(blocks, broken)
      ? t('chain.status.noWork', { ...broken, zeros })
      : t('chain.status.noLink', { ...broken, zeros });
  return (
    <p className={broken && !mending ? 'text-danger' : undefined}>
      <output>
        {mending ? t('chain.status.mending', { number: mending.number, zeros }) : broken ? brokenBy : whole}
      </output>
      {mending && <span aria-hidden="true"> {t('chain.tries', { count: mending.tries })}</span>}
    </p>
  );
}
