import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { publicFile } from '../../../lib/site';
import { BlockFields } from './BlockFields';
import {
  cheatedText,
  expectedPrevious,
  findBroken,
  isLinked,
  isOriginal,
  repairBlock,
  writeBlock,
  zeros,
} from './blocks';
import { chainRestarted, repairStopped, selectChain } from './chainSlice';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { WhyLink } from '../PlaceLink';
import { useCryptoWorks } from '../experimentsSlice';

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

  const status = () => {
    if (repairing) return t('status.repairing', { number: repairing.number, zeros });
    if (broken) return t(`status.${isLinked(blocks, broken) ? 'noWork' : 'noLink'}`, { ...broken, zeros });
    if (isOriginal(blocks)) return t('status.original');
    return t('status.changed');
  };
  return (
    <div className="chain-tools">
      <ExperimentBar
        status={status()}
        isBroken={broken && !repairing}
        step={nextStep()}
        isNext={broken !== undefined || isOriginal(blocks)}
        other={(repairing ?? broken) && restart}
      >
        {repairing && <span aria-hidden="true"> {t('tries', { count: repairing.tries })}</span>}
        {isRepaired && hasEnd && <WhyLink place={copiesPlace} />}
      </ExperimentBar>
      <ol className="chain-blocks d-grid">
        {blocks.map((block) => (
          <BlockFields key={block.number} block={block} />
        ))}
      </ol>
      {isRepaired && <Copies />}
    </div>
  );
}

const copiesPlace = 'chain-copies';
const others = [0, 1, 2, 3, 4, 5];

/** What a repaired chain is worth: one copy among those that other people keep. */
function Copies() {
  const { t } = useTranslation('chain');
  return (
    <figure id={copiesPlace} className="chain-copies" tabIndex={-1}>
      <svg viewBox="0 0 344 40" aria-hidden="true">
        {others.map((index) => (
          <Copy key={index} index={index} />
        ))}
        <g className="is-own">
          <Copy index={others.length} />
        </g>
      </svg>
      <figcaption className="caption">{t('copies')}</figcaption>
    </figure>
  );
}

function Copy({ index }: { index: number }) {
  return (
    <path transform={`translate(${index * 50} 0)`} d="M2 14h10v12h-10zm10 6h5m0-6h10v12h-10zm10 6h5m0-6h10v12h-10z" />
  );
}
