import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Avatar } from '../../components/Avatar';
import type { Member } from './member';

interface MemberLinkProps {
  member: Member;
  size?: 'small' | 'medium';
  /** What stands under the name. */
  children?: ReactNode;
}

/** A member's avatar and name, leading to the profile. */
export function MemberLink({ member, size = 'small', children }: MemberLinkProps) {
  return (
    <AppLink to={member.link} className="target member-link position-relative z-2 lh-sm">
      <Avatar member={member} size={size} />
      <span>
        <span>{member.name}</span>
        {children}
      </span>
    </AppLink>
  );
}
