import { AppLink } from '../../components/AppLink';
import { Flare } from '../../components/Flare';
import type { Member } from '../../features/members/member';
import { placeOf } from './chartPlaces';

const nameAt = {
  left: { x: -24, y: -14, textAnchor: 'end' },
  right: { x: 24, y: -12, textAnchor: 'start' },
  below: { x: 0, y: 46, textAnchor: 'middle' },
} as const;

/** A shortcut for the pointer; the keyboard has the list beside the chart. */
export function ChartStar({ member }: { member: Member }) {
  const place = placeOf(member.id);
  if (!place) return null;
  return (
    <AppLink to={member.link} tabIndex={-1} className={`chart-star of-${member.id} star-${member.id}`}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle r="30" className="chart-halo" />
        <Flare x={0} y={0} radius={20} />
        <text {...nameAt[place.side]}>
          <tspan className="chart-letter">{member.letter}</tspan> {member.name}
        </text>
      </g>
    </AppLink>
  );
}
