import type { Member } from '../../features/members/member';
import { MemberLink } from '../../features/members/MemberLink';
import { useMemberText } from '../../features/members/useMemberText';

/** Pointing at it or focusing its link lights the member's lines on the chart. */
export function MemberEntry({ member }: { member: Member }) {
  const { role, bio } = useMemberText()(member);
  return (
    <li className={`member-entry of-${member.id} star-${member.id}`}>
      <h3>
        <MemberLink member={member} size="medium">
          {' '}
          <span className="greek-letter" aria-hidden="true">
            {member.letter}
          </span>
        </MemberLink>
      </h3>
      <p className="member-role">{role}</p>
      <p className="muted mb-0">{bio}</p>
    </li>
  );
}
