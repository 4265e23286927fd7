import { useAppSelector } from '../../../lib/store';
import type { Person } from './room';
import { gateOf, looks, placeOf, slot, stars, unitAt, wayOf } from './roomPlan';
import { did, purseOf, selectRoom } from './roomSlice';

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

/** The deposits; one that was taken out leaves its place, where its way begins. */
export function Box() {
  const { room, last } = useAppSelector(selectRoom);
  const { box } = room;
  const before = last?.before.box ?? box;
  const isWrong = last !== null && last.holes.length > 0;
  return (
    <>
      <path d="M286 22h-6v40h64V22h-6" />
      {indices(Math.max(box, before)).map((index) => {
        const isPaidTwice = index >= before && last?.before.holder === last?.caller;
        const kinds = [index >= box && 'is-gone', isWrong && (index >= box || isPaidTwice) && 'is-wrong'];
        return <circle key={index} className={coin(...kinds)} {...unitAt(index)} r="7" />;
      })}
    </>
  );
}

const coin = (...kinds: (string | false)[]) => ['room-coin', ...kinds].filter(Boolean).join(' ');

/** What somebody has; each coin that was spent leaves its place. */
export function Purse({ person }: { person: Person }) {
  const { all, left, spentNow } = purseOf(useAppSelector(selectRoom), person);
  return indices(all).map((index) => (
    <circle
      key={index}
      className={coin(index >= left && 'is-gone', index >= left && index < left + spentNow && 'is-spent')}
      cx={placeOf(person) + (index - (all - 1) / 2) * Math.min(15, 90 / all)}
      cy="315"
      r="5.5"
    />
  ));
}

/** The way of who walked last, and the coin that it cost, whatever came of it. */
export function Walk() {
  const { room, last } = useAppSelector(selectRoom);
  if (!last) return null;
  const { call, caller, holes } = last;
  const { there, back = '', head } = wayOf(last, room.box);
  return (
    <g className={`room-walk ${stars[caller]}${holes.length > 0 ? ' is-wrong' : ''}`}>
      <path className="room-way" d={there} />
      <path className="room-way is-back" d={back} />
      <path className="room-head" d={head} />
      {did(last, 'takeBack') && <circle className="room-coin" cx={placeOf(caller) - 34} cy="238" r="7" />}
      <path className="room-walker" pathLength="100" d={there + back.replace('M', 'L')} />
      <path
        className="room-walker is-coin"
        pathLength="100"
        d={`M${placeOf(caller) + 37} 315L${gateOf(call) + slot.x} ${slot.y}`}
      />
    </g>
  );
}
