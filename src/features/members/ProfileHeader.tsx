import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar';
import { FollowButton } from './FollowButton';
import type { Member } from './member';
import { useMemberText } from './useMemberText';

interface ProfileHeaderProps {
  member: Member;
  /** Further actions beside Follow. */
  children?: ReactNode;
}

const rings = [120, 190, 260, 330, 400, 470];

/** Who a member is, drawn around the colour of their star (M2). */
export function ProfileHeader({ member, children }: ProfileHeaderProps) {
  const { role, bio } = useMemberText()(member);
  return (
    <header className={`profile-header star-${member.id}`}>
      <div className="profile-portrait">
        <svg className="profile-rings" viewBox="-480 -480 960 960" aria-hidden="true">
          {rings.map((radius) => (
            <circle key={radius} r={radius} />
          ))}
        </svg>
        <Avatar member={member} size="large" />
      </div>
      <div className="profile-words">
        <h1>
          {member.name}{' '}
          <span className="greek-letter" aria-hidden="true">
            {member.letter}
          </span>
        </h1>
        <p className="profile-role">{role}</p>
        <p>{bio}</p>
        <div className="d-flex flex-wrap gap-2">
          <FollowButton id={member.id} />
          {children}
        </div>
      </div>
    </header>
  );
}
