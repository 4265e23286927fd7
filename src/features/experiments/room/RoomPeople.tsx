import { useAppSelector } from '../../../lib/store';
import { people, type Person } from './room';
import { looks, placeOf, stars, wayOf } from './roomPlan';
import { selectRoom } from './roomSlice';

const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Bust({ person, transform }: { person: Person; transform: string }) {
  return (
    <g className={stars[person]} transform={transform} fill="var(--star)" stroke="none">
      <circle r="12" />
      <path d="M-22 40v-6q0-18 22-18t22 18v6z" />
      <path d={looks[person]} stroke="var(--surface-card)" strokeWidth="1.5" />
    </g>
  );
}

/** The deposits; one that is gone leaves its place. */
export function Box() {
  const { room, last } = useAppSelector(selectRoom);
  const { box } = room;
  const before = last?.before.box ?? box;
  const isWrong = last !== null && last.holes.length > 0;
  return (
    <>
      <path d="M286 22h-6v40h64V22h-6" />
      {indices(Math.max(box, before)).map((index) => {
        const isGone = index >= box;
        const isPaidTwice = index >= before && last?.before.holder === last?.caller;
        const left = isGone ? 'var(--text-muted)' : 'var(--accent)';
        const tone = isWrong && (isGone || isPaidTwice) ? 'var(--danger)' : left;
        return (
          <circle
            key={index}
            cx={294 + 18 * (index % 3)}
            cy={53 - 16 * Math.floor(index / 3)}
            r="7"
            fill={isGone ? 'none' : tone}
            stroke={isGone ? tone : 'none'}
            strokeDasharray="3 3"
          />
        );
      })}
    </>
  );
}

/** Every call costs a coin: it leaves who calls, through a slot, and does not come back. */
export function Fees({ paid, payer }: { paid: number; payer?: Person }) {
  return (
    <g>
      <path d="M2 304h356v22H2z" />
      <path
        stroke="var(--text)"
        strokeWidth="4"
        d={people.map((person) => `M${placeOf(person) + 28} 304h20`).join('')}
      />
      {indices(paid).map((index) => (
        <circle
          key={index}
          fill="var(--text-muted)"
          stroke="none"
          cx={14 + Math.min(14, 330 / paid) * index}
          cy="316"
          r="5"
        />
      ))}
      {payer && (
        <g transform={`translate(${placeOf(payer) + 38} 0)`} fill="none" stroke="var(--accent)">
          <path d="M0 240v36" strokeDasharray="1 6" />
          <path d="M-5 281l5 6 5-6M-20 262h9" />
          <path className="room-fee" fill="var(--accent)" stroke="none" d="M-8 303a8 8 0 1 1 16 0z" />
        </g>
      )}
    </g>
  );
}

/** The way of who walked last. */
export function Walk() {
  const { last } = useAppSelector(selectRoom);
  if (!last) return null;
  const { call, caller, refusedBy, holes } = last;
  const { there, from, turn = '', head } = wayOf(caller, call, refusedBy);
  return (
    <g className={`room-walk ${stars[caller]}${holes.length > 0 ? ' is-wrong' : ''}`}>
      <path className="room-way" d={there} />
      {from && <path className="room-way is-back" d={from + turn} />}
      <path className="room-head" d={head} />
      {call === 'takeBack' && !refusedBy && (
        <circle className="room-coin" fill="var(--accent)" stroke="none" cx={placeOf(caller) - 34} cy="238" r="7" />
      )}
      <path className="room-walker" pathLength="100" d={there + turn} />
    </g>
  );
}
