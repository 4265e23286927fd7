import type { ComponentProps } from 'react';
import { useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { selectMembers } from '../members/membersSlice';
import { SiteLink } from './SiteLink';

/** The seven members, each leading to the profile. */
export function MemberLinks(props: ComponentProps<'ul'>) {
  const members = useAppSelector(selectMembers);
  return (
    <ul {...props}>
      {members.map((member) => (
        <li key={member.id}>
          <SiteLink to={member.link} className={`menu-member star-${member.id}`}>
            <Avatar member={member} size="small" />
            {member.name}
            <span className="menu-letter" aria-hidden="true">
              {member.letter}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
