import { useAppSelector } from '../../../app/hooks';
import type { Member } from '../../members/member';
import { selectMembers } from '../../members/membersSlice';
import { chartSize, placeOf, selectSharedLines } from '../chartPlaces';
import { ChartFrame } from '../ChartFrame';
import { nameAngle, onOrbit, orbit, selectLessonPlaces } from './mapPlaces';

/** What the lessons lie on: the members' stars, the lines between them, and the orbits of those who also teach alone. */
export function MapSky() {
  const members = useAppSelector(selectMembers);
  const lines = useAppSelector(selectSharedLines);
  const lessons = useAppSelector(selectLessonPlaces);
  const teachesAlone = ({ id }: Member) =>
    lessons.some(([{ authorIds }]) => authorIds.length === 1 && authorIds[0] === id);
  return (
    <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} {...chartSize} aria-hidden="true">
      <ChartFrame />
      {lines.map((line) => {
        const [from, to] = line.map((id) => placeOf(id)!);
        return <path key={line.join()} className="map-line" d={`M${from!.x} ${from!.y}L${to!.x} ${to!.y}`} />;
      })}
      {members.map((member) => (
        <MapStar key={member.id} member={member} hasOrbit={teachesAlone(member)} />
      ))}
    </svg>
  );
}

const nameDistance = 24;

function MapStar({ member: { id, name }, hasOrbit }: { member: Member; hasOrbit: boolean }) {
  const place = placeOf(id)!;
  const nameAt = onOrbit(place, nameAngle(id), nameDistance);
  const across = Math.round((nameAt.x - place.x) / nameDistance);
  return (
    <g className={`star-${id}`}>
      {hasOrbit && (
        <circle cx={place.x} cy={place.y} r={orbit} fill="none" stroke="var(--border)" strokeDasharray="3 4" />
      )}
      <circle cx={place.x} cy={place.y} r="16" className="chart-halo" />
      <path
        className="flare"
        transform={`translate(${place.x} ${place.y})`}
        d="M0-14q1.6 12.4 14 14q-12.4 1.6-14 14q-1.6-12.4-14-14q12.4-1.6 14-14z"
      />
      <text x={nameAt.x} y={nameAt.y + 6} textAnchor={(['end', 'middle', 'start'] as const)[across + 1]}>
        {name}
      </text>
    </g>
  );
}
