import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectMembers } from '../../features/members/membersSlice';
import { Chart } from './Chart';
import { HomeSection } from './HomeSection';
import { MemberEntry } from './MemberEntry';

/** H7 scrolls to `community`. */
export function CommunityGrid() {
  const { t } = useTranslation();
  const members = useAppSelector(selectMembers);
  return (
    <HomeSection id="community" className="community" title={t('home.community.title')} lead={t('home.community.lead')}>
      <div className="community-sheet">
        <Chart members={members} />
        <ul className="community-list">
          {members.map((member) => (
            <MemberEntry key={member.id} member={member} />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
