import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { flare } from '../../../components/sky/stars';
import { calls, checksOf, people, type Check } from './room';
import { gateOf, placeOf, postOf, slot, stars } from './roomPlan';
import { Box, Bust, Purse, Walk } from './RoomPeople';
import { selectRoom } from './roomSlice';

/** The door plate, the box, three arches with places for guards and a slot, three people with their coins, and the last way. */
export function RoomDrawing({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('room');
  const { room, on, fees, chosen, last, found, isPublished } = useAppSelector(selectRoom);
  const { holder, box } = room;
  const paid = people.reduce((sum, person) => sum + fees[person], isPublished ? 1 : 0);
  const isWrong = last !== null && last.holes.length > 0;
  const alt = t(holder ? 'alt' : 'altFree', { of: holder && t(`of.${holder}`), box, fees: paid });
  const stateOf = (check: Check) => {
    if (on[check]) return last?.refusedBy === check ? 'is-guard is-refusing' : 'is-guard';
    return last?.holes.includes(check) ? 'is-hole is-found' : found.includes(check) ? 'is-found' : '';
  };
  return (
    <svg className="position-absolute w-100" viewBox="0 0 360 328" role="img" aria-label={alt}>
      {/* Every call pays, so each is drawn anew. */}
      <Plate key={`plate ${paid}`} />
      <Box />
      <path d="M0 172h360" />
      {calls.map((call) => {
        const x = gateOf(call);
        const isLast = last?.call === call;
        const kinds = [
          isFirst && call === 'cancel' && 'is-first',
          isPublished && 'is-stone',
          isLast && isWrong && 'is-wrong',
          isLast && last.refusedBy && 'is-shut',
        ];
        return (
          <g key={call} className={['room-gate', ...kinds].filter(Boolean).join(' ')}>
            <path d={`M${x - 44} 172v-44a44 44 0 0 1 88 0v44`} />
            {isLast && <circle key={paid} className="room-coin is-paid" cx={x + slot.x} cy={slot.y} r="7" />}
            <path d={`M${x + 47} 172v-26h12v26`} />
            <path className="room-slot" d={`M${x + 49} 146h8`} />
            {checksOf(call).map((check) => {
              const star = { x: postOf(check), y: 134, radius: 15 };
              return (
                <g key={`${check} ${stateOf(check)}`} className={`room-place ${stateOf(check)}`}>
                  <circle cx={star.x} cy={star.y} r={star.radius} />
                  {on[check] && <path d={flare({ ...star, radius: 13 })} />}
                </g>
              );
            })}
          </g>
        );
      })}
      {last && <Walk key={`walk ${paid}`} />}
      {people.map((person) => {
        const x = placeOf(person);
        return (
          <g key={person} className={stars[person]}>
            {chosen === person && <ellipse cx={x} cy="270" rx="34" ry="5" fill="none" stroke="var(--accent)" />}
            <Bust person={person} transform={`translate(${x} 233)`} />
            <Purse person={person} />
          </g>
        );
      })}
    </svg>
  );
}

/** Whose the room is; who lost it is struck out. */
function Plate() {
  const { t } = useTranslation('room');
  const { room, last } = useAppSelector(selectRoom);
  const { holder } = room;
  const before = last?.before.holder;
  const lost = before && before !== holder ? before : null;
  const isWrong = last !== null && last.holes.length > 0;
  const shown = [lost, holder].filter((person) => person !== null);
  return (
    <g textAnchor="middle">
      <rect x="106" y="4" width="148" height="64" rx="5" />
      <path d="M113 11h0M247 11h0M113 61h0M247 61h0" strokeWidth="3" />
      <text className="room-caption" x="98" y="22" textAnchor="end">
        {t('plate')}
      </text>
      {shown.map((person, index) => {
        const x = 180 + 68 * (index - (shown.length - 1) / 2);
        return (
          <g key={person} className={stars[person]}>
            <Bust person={person} transform={`translate(${x} 22) scale(0.6)`} />
            <text x={x} y="61">
              {t(`names.${person}`)}
            </text>
            {person === lost && (
              <path
                className="room-strike"
                d={`M${x - 26} 58L${x + 26} 12`}
                stroke={isWrong ? 'var(--danger)' : 'var(--text)'}
              />
            )}
          </g>
        );
      })}
      {!lost && !holder && (
        <text x="180" y="41">
          {t('free')}
        </text>
      )}
    </g>
  );
}
