import { useTranslation } from 'react-i18next';
import { flare } from '../../../components/sky/stars';
import { useAppSelector } from '../../../lib/store';
import { messageIds, outcomeOf, selectScam, setSize, type Outcome } from './scamSlice';

const isIn = (outcome?: Outcome) => outcome === 'missed' || outcome === 'trusted';

/** A scam has horns; what is not decided yet has no face. */
function Face({ outcome, x, y }: { outcome?: Outcome; x: number; y: number }) {
  const transform = `translate(${x} ${y})`;
  if (!outcome) return <circle r="8.5" transform={transform} strokeDasharray="3 3" />;
  const isScam = outcome === 'stopped' || outcome === 'missed';
  const look = isScam ? 'M-8-4l-1-8 6 4M8-4l1-8-6 4M-5-3l3 2M5-3l-3 2M-4 5q4-4 8 0' : 'M-3-2h0M3-2h0M-4 3q4 4 8 0';
  return (
    <g className="scam-face" transform={transform} stroke={isScam ? 'var(--danger)' : 'var(--success)'}>
      <circle r="8.5" />
      <path d={look} />
    </g>
  );
}

const tones = { stopped: 'var(--success)', missed: 'var(--danger)', trusted: 'var(--success)', declined: undefined };

/** The visitor's house, with who was let in; who was not stands before its closed door. */
export function ScamHouse({ outcome }: { outcome?: Outcome }) {
  const star = flare({ x: 55, y: 15, radius: 6 });
  return (
    <svg className="scam-house w-100" viewBox="0 0 76 46" aria-hidden="true">
      <g stroke={outcome && tones[outcome]}>
        <path d="M38 22 55 3l17 19M41 19v25h28V19" />
        <path d={star} fill={outcome === 'missed' ? undefined : 'var(--accent)'} />
        {outcome && !isIn(outcome) && <path d="M47 44V27h16v17z" fill={tones[outcome] ?? 'var(--text-muted)'} />}
      </g>
      <Face outcome={outcome} x={isIn(outcome) ? 55 : 16} y={34} />
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
    <div
      className="scam-progress d-grid gap-2 mx-auto mt-2"
      role="img"
      aria-label={t('progress', { number: shown - start + 1, count: setSize })}
    >
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
  return (
    <svg className="scam-ending mw-100 mb-3" width="320" viewBox="0 0 244 84" aria-hidden="true">
      <path d="M118 32 180 3l62 29M125 29v53h110V29" />
      <path d={flare({ x: 180, y: 17, radius: 8 })} fill="var(--accent)" stroke="none" />
      {[false, true].map((inside) =>
        outcomes
          .filter((outcome) => isIn(outcome) === inside)
          .map((outcome, index) => (
            <Face
              // oxlint-disable-next-line react/no-array-index-key -- who came is never taken away
              key={`${inside} ${index}`}
              outcome={outcome}
              x={(inside ? 141 : 14) + 26 * (index % 4)}
              y={71 - 24 * Math.floor(index / 4)}
            />
          )),
      )}
    </svg>
  );
}
