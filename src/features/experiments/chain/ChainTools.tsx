import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { showSoon } from '../../../lib/focusSoon';
import { publicFile } from '../../../lib/site';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../i18n/useLanguage';
import { BlockFields } from './BlockFields';
import {
  cheatedText,
  expectedPrevious,
  findBroken,
  isLinked,
  isOriginal,
  originalBlocks,
  repairBlock,
  writeBlock,
  zeros,
  type Block,
} from './blocks';
import { chainRestarted, repairStopped, selectChain } from './chainSlice';
import { Digits } from '../Digits';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { WhyLink } from '../PlaceLink';
import { useCryptoWorks } from '../experimentsSlice';

const blocksPlace = 'chain-stage';
const styles = ['experiments', 'chain'];

/** The chain without its race, for the home page (B26). Renders only with its stylesheets and Web Crypto. */
export function HomeChain() {
  const [loaded, setLoaded] = useState(0);
  const cryptoWorks = useCryptoWorks();
  return (
    <>
      {styles.map((name) => (
        <link
          key={name}
          rel="stylesheet"
          href={publicFile(`/styles/${name}.css`)}
          onLoad={() => setLoaded((count) => count + 1)}
        />
      ))}
      {loaded === styles.length && cryptoWorks && <ChainTools />}
    </>
  );
}

/** Three blocks, and one button for the next step: change a block, repair three, start over. */
export function ChainTools({ hasEnd = false }: { hasEnd?: boolean }) {
  const { t } = useTranslation('chain');
  const dispatch = useAppDispatch();
  const { blocks, repairing } = useAppSelector(selectChain);
  const broken = findBroken(blocks);
  const isRepaired = !broken && !isOriginal(blocks);

  const restart: Step = [t('restart'), () => dispatch(chainRestarted())];
  const nextStep = (): Step => {
    if (repairing) return [t('stop'), () => dispatch(repairStopped())];
    if (broken) {
      const { number, text } = broken;
      const block = { number, text, previous: expectedPrevious(blocks, number) };
      return [t('repair', { number }), () => dispatch(repairBlock(block))];
    }
    if (!isOriginal(blocks)) return restart;
    const { number, previous, nonce } = blocks[0]!;
    return [t('cheat'), () => dispatch(writeBlock({ number, previous, nonce, text: cheatedText }))];
  };

  const [label, onPress] = nextStep();
  const press = () => {
    onPress();
    showSoon(blocksPlace);
  };

  const status = () => {
    if (repairing) return t('status.repairing', { zeros });
    if (broken) return t(`status.${isLinked(blocks, broken) ? 'noWork' : 'noLink'}`, { ...broken, zeros });
    if (isOriginal(blocks)) return t('status.original');
    return t('status.changed');
  };
  return (
    <div className="chain-tools">
      <ExperimentBar
        status={status()}
        isBroken={broken && !repairing}
        step={[label, press]}
        isNext={broken !== undefined || isOriginal(blocks)}
        other={(repairing ?? broken) && restart}
      >
        {repairing && <span aria-hidden="true"> {t('tries', { count: repairing.tries })}</span>}
        {isRepaired && hasEnd && <WhyLink />}
      </ExperimentBar>
      <ol id={blocksPlace} className="chain-blocks d-grid">
        {blocks.map((block) => (
          <BlockFields key={block.number} block={block} />
        ))}
      </ol>
      <Copies />
      <ChainDigits />
    </div>
  );
}

function ChainDigits() {
  const { t } = useTranslation('chain');
  const language = useLanguage();
  const { blocks } = useAppSelector(selectChain);
  return (
    <Digits
      name="chain-digits"
      summary={t('digits.show')}
      rows={blocks.flatMap(({ number, previous, nonce, hash }): [string, string][] => [
        [t('digits.previous', { number }), previous || t('first')],
        [t('digits.nonce', { number }), formatNumber(nonce, language)],
        [t('digits.hash', { number }), hash],
      ])}
    />
  );
}

/** What a repaired chain is worth: one copy beside those that other people keep. */
function Copies() {
  const { t } = useTranslation('chain');
  const { blocks } = useAppSelector(selectChain);
  const isSame = blocks.every(isAsGiven);
  return (
    <figure className="chain-copies m-0 mt-3">
      <svg className="d-block mb-1" viewBox="0 0 356 18" aria-hidden="true">
        <Copy blocks={blocks} x={1} />
        <path d="M52 0v18" stroke="var(--border-strong)" />
        {others.map((index) => (
          <Copy key={index} blocks={originalBlocks} x={64 + index * 50} />
        ))}
      </svg>
      <figcaption className="experiment-note">{t(isSame ? 'copies.same' : 'copies.changed')}</figcaption>
    </figure>
  );
}

const others = [0, 1, 2, 3, 4, 5];
const isAsGiven = ({ hash }: Block, index: number) => hash === originalBlocks[index]!.hash;

function Copy({ blocks, x }: { blocks: Block[]; x: number }) {
  return (
    <g transform={`translate(${x} 3)`}>
      <path d="M10 6h5m10 0h5" />
      {blocks.map((block, index) => (
        <path
          key={block.number}
          className={isAsGiven(block, index) ? undefined : 'is-changed'}
          d={`M${index * 15} 0h10v12h-10z`}
        />
      ))}
    </g>
  );
}
