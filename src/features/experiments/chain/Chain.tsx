import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Details } from '../../layout/Details';
import { originalBlocks } from './blocks';
import { ChainTools } from './ChainTools';
import { chanceToCatchUp, farthest, raceChanged, selectChain } from './chainSlice';
import { ExperimentFrame } from '../ExperimentFrame';
import { Slider } from '../controls';

/** Three blocks whose texts can be changed: what breaks, what repairing costs, and what it does not repair. */
export function Chain() {
  const { blocks } = useAppSelector(selectChain);
  // All three were redone: what the prediction asks about.
  const isTried = blocks.every(({ hash }, index) => hash !== originalBlocks[index]!.hash);
  return (
    <ExperimentFrame name="chain" needsCrypto isTried={isTried} more={<RaceChart />}>
      <ChainTools hasEnd />
    </ExperimentFrame>
  );
}

const distances = Array.from({ length: farthest + 1 }, (_, blocks) => blocks);
const height = 64;

/** Why a chain that fits is not enough: the others go on meanwhile, and each of their blocks makes it harder to catch up. */
function RaceChart() {
  const { t } = useTranslation('chain');
  const dispatch = useAppDispatch();
  const race = useAppSelector(selectChain).race;
  const { share, behind } = race;
  const chance = chanceToCatchUp(race);
  return (
    <Details name="race" className="race">
      <summary>
        <h4 className="m-0">{t('race.title')}</h4>
      </summary>
      <p className="muted">{t('race.lead')}</p>
      <div className="race-parts d-grid">
        <div>
          <Slider
            label={t('race.share')}
            value={share}
            min={1}
            max={60}
            text={t('race.percent', { value: share })}
            onChange={(value) => dispatch(raceChanged({ share: value }))}
          />
          <Slider
            label={t('race.behind')}
            value={behind}
            max={farthest}
            text={String(behind)}
            onChange={(value) => dispatch(raceChanged({ behind: value }))}
          />
        </div>
        <svg className="w-100 mb-mid" viewBox="0 0 220 80" aria-hidden="true">
          {distances.map((blocks) => (
            <Bar key={blocks} blocks={blocks} share={share} isHere={blocks === behind} />
          ))}
        </svg>
      </div>
      <p className="fw-semibold" aria-live="polite">
        {share < 50 ? t('race.result', { chance }) : t('race.always', { share })}
      </p>
      <p className="experiment-note">{t('race.note')}</p>
    </Details>
  );
}

function Bar({ blocks, share, isHere }: { blocks: number; share: number; isHere: boolean }) {
  // Never quite nothing, as the chance.
  const tall = Math.max(1, chanceToCatchUp({ share, behind: blocks }) * height);
  return (
    <g fill={isHere ? 'var(--accent)' : 'var(--border-strong)'} textAnchor="middle" fontSize="9">
      <rect x={blocks * 20 + 2} y={height - tall} width="16" height={tall} />
      <text x={blocks * 20 + 10} y="77" fill={isHere ? 'var(--text)' : 'var(--text-muted)'}>
        {blocks}
      </text>
    </g>
  );
}
