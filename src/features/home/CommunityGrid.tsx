import Card from 'react-bootstrap/Card';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { useMemberText, type Member } from '../members/member';
import { MemberLink } from '../members/MemberLink';
import { selectMembers } from '../members/membersSlice';
import { Chart } from './Chart';
import { HomeSection } from './HomeSection';

/** H7 scrolls to `community`. */
export function CommunityGrid() {
  const { t } = useTranslation();
  const members = useAppSelector(selectMembers);
  return (
    <HomeSection id="community" className="lights-up" title={t('home.community.title')} lead={t('home.community.lead')}>
      <div className="community-sheet d-grid">
        <Chart members={members} />
        <ul className="swipe-row">
          {members.map((member) => (
            <MemberEntry key={member.id} member={member} />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

/** Pointing at it, focusing its link or scrolling it to the middle lights the member's lines on the chart. */
function MemberEntry({ member }: { member: Member }) {
  const { role, bio } = useMemberText()(member);
  return (
    <Card as="li" body className={`member-entry star-${member.id}`}>
      <h3>
        <MemberLink member={member} size="medium">
          {' '}
          <span className="greek-letter" aria-hidden="true">
            {member.letter}
          </span>
        </MemberLink>
      </h3>
      <p className="profile-role mb-1 fs-small">{role}</p>
      <p className="muted mb-0">{bio}</p>
    </Card>
  );
}
