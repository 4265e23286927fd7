import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import type { Member } from '../members/member';
import { selectMembers } from '../members/membersSlice';
import { chartSize, pathBetween, placeOf } from '../members/chart';
import { selectSharedLines } from '../videos/videosSlice';

/** A member's own part of the constellation, for the eye: the star, and the lines to those with whom a lesson is shared. */
export function MemberChart({ member: { id, name } }: { member: Member }) {
  const { t } = useTranslation('profile');
  const members = useAppSelector(selectMembers);
  const lines = useAppSelector(selectSharedLines);
  const ownLines = lines.filter((line) => line.includes(id));
  const isLit = (other: string) => other === id || ownLines.some((line) => line.includes(other));
  return (
    <figure className="member-chart d-none d-xl-block m-0">
      <svg className="w-100 overflow-visible" viewBox="30 60 520 510" {...chartSize} aria-hidden="true">
        {lines.map((line) => (
          <path
            key={line.join()}
            d={pathBetween(line)}
            stroke="var(--border)"
            className={line.includes(id) ? 'is-lit' : undefined}
          />
        ))}
        {members.map((other) => {
          const { x, y } = placeOf(other.id)!;
          return (
            <g key={other.id} className={isLit(other.id) ? `is-lit star-${other.id}` : undefined}>
              <circle cx={x} cy={y} r={other.id === id ? 16 : 9} />
              <text x={x + 18} y={y - 18}>
                {other.letter}
              </text>
            </g>
          );
        })}
      </svg>
      {ownLines.length > 0 && <figcaption className="caption mt-3">{t('lines', { name })}</figcaption>}
    </figure>
  );
}
