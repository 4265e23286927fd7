import { useAppSelector } from '../../../lib/store';
import { people, type Person } from './room';
import { looks, placeOf, stars, wayOf } from './roomPlan';
import { selectRoom } from './roomSlice';

export const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

export function Bust({ person, transform }: { person: Person; transform: string }) {
  return (
    <g className={`room-bust ${stars[person]}`} transform={transform}>
      <circle r="12" />
      <path d="M-22 40v-6q0-18 22-18t22 18v6z" />
      <path className="room-look" d={looks[person]} />
    </g>
  );
}

/** Every call costs a coin: it leaves who calls, through a slot, and does not come back. */
export function Fees({ paid, payer }: { paid: number; payer?: Person }) {
  return (
    <g className="room-fees">
      <path d="M2 304h356v22H2z" />
      <path className="room-slots" d={people.map((person) => `M${placeOf(person) + 28} 304h20`).join('')} />
      {indices(paid).map((index) => (
        <circle key={index} className="room-coin" cx={14 + Math.min(14, 330 / paid) * index} cy="316" r="5" />
      ))}
      {payer && (
        <g className="room-fee" transform={`translate(${placeOf(payer) + 38} 0)`}>
          <path className="room-trail" d="M0 240v36" />
          <path d="M-5 281l5 6 5-6M-20 262h9" />
          <path className="room-coin" d="M-8 303a8 8 0 1 1 16 0z" />
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
      {call === 'takeBack' && !refusedBy && <circle className="room-coin" cx={placeOf(caller) - 34} cy="238" r="7" />}
      <path className="room-walker" pathLength="100" d={there + turn} />
    </g>
  );
}
