import { useTranslation } from 'react-i18next';
import { flare } from '../../../components/sky/stars';
import { useAppSelector } from '../../../lib/store';
import { messageIds, outcomeOf, selectScam, setSize, type Outcome } from './scamSlice';

/** A scam has horns; what is not decided yet has no face. */
function Face({ outcome, x, y }: { outcome?: Outcome; x: number; y: number }) {
  const isScam = outcome === 'stopped' || outcome === 'missed';
  const look = isScam ? 'M-8-4l-1-8 6 4M8-4l1-8-6 4M-5-3l3 2M5-3l-3 2M-4 5q4-4 8 0' : 'M-3-2h0M3-2h0M-4 3q4 4 8 0';
  return (
    <g className={`scam-face ${outcome ? `is-${outcome}` : ''}`.trim()} transform={`translate(${x} ${y})`}>
      <circle r="8.5" />
      {outcome && <path d={look} />}
    </g>
  );
}

/** The visitor's house, with who was let in; who was not stands before its closed door. */
export function ScamHouse({ outcome }: { outcome?: Outcome }) {
  const isIn = outcome === 'missed' || outcome === 'trusted';
  return (
    <svg className={`scam-house ${outcome ? `is-${outcome}` : ''}`.trim()} viewBox="0 0 76 46" aria-hidden="true">
      <path d="M38 22 55 3l17 19M41 19v25h28V19" />
      <path className="scam-star" d={flare({ x: 55, y: 15, radius: 6 })} />
      {outcome && !isIn && <path className="scam-door" d="M47 44V27h16v17z" />}
      <Face outcome={outcome} x={isIn ? 55 : 16} y={34} />
    </svg>
  );
}

/** The four screens of a set, and what was done with each. */
export function ScamProgress() {
  const { t } = useTranslation('scam');
  const state = useAppSelector(selectScam);
  const { shown } = state;
  const start = shown - (shown % setSize);
  return (
    <div className="scam-progress" role="img" aria-label={t('progress', { number: shown - start + 1, count: setSize })}>
      {messageIds.slice(start, start + setSize).map((id, index) => {
        const outcome = outcomeOf(state, start + index);
        return (
          <span key={id} className={start + index === shown ? 'is-here' : undefined}>
            {outcome && <ScamHouse outcome={outcome} />}
          </span>
        );
      })}
    </div>
  );
}

/** All that was decided: who is in the house, and who stayed out. */
export function ScamEnding() {
  const state = useAppSelector(selectScam);
  const outcomes = state.decisions.map((_decision, place) => outcomeOf(state, place)!);
  const placed = (isIn: boolean) =>
    outcomes.filter((outcome) => (outcome === 'missed' || outcome === 'trusted') === isIn);
  return (
    <svg className="scam-ending" viewBox="0 0 244 84" aria-hidden="true">
      <path d="M118 32 180 3l62 29M125 29v53h110V29" />
      <path className="scam-star" d={flare({ x: 180, y: 17, radius: 8 })} />
      {[false, true].map((isIn) =>
        placed(isIn).map((outcome, index) => (
          <Face
            // oxlint-disable-next-line react/no-array-index-key -- who came is never taken away
            key={`${isIn} ${index}`}
            outcome={outcome}
            x={(isIn ? 141 : 14) + 26 * (index % 4)}
            y={45 + 25 * Math.floor(index / 4)}
          />
        )),
      )}
    </svg>
  );
}
