import { useAppSelector } from '../../lib/store';
import { Flare } from '../../components/sky/stars';
import { selectMembers } from '../members/membersSlice';

/** The hero's stars on their way down the page to the letter; where nothing travels, its styles hide them (B22). */
export function TravellingStars() {
  const members = useAppSelector(selectMembers);
  return (
    <div aria-hidden="true">
      {members.map(({ id }) => (
        <div key={id} className={`travelling-star star-${id}`}>
          <svg viewBox="-26 -26 52 52" width="32" height="32">
            <Flare />
          </svg>
        </div>
      ))}
    </div>
  );
}
