import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';

/** A member, linked to the profile, or somebody unknown (P4). */
export function CommentAuthor({ id }: { id: string }) {
  const { t } = useTranslation();
  const member = useAppSelector((state) => selectMemberById(state, id));
  if (member) return <MemberLink member={member} />;
  return (
    <span className="member-link">
      <Avatar member={null} size="small" />
      <span>{t('comments.guest')}</span>
    </span>
  );
}
