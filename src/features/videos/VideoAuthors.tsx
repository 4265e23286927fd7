import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { MemberLink } from '../members/MemberLink';
import { selectMembersByIds } from '../members/membersSlice';
import { useMemberText } from '../members/useMemberText';

/** P2: the first author's role stands for all of them. */
export function VideoAuthors({ authorIds }: { authorIds: string[] }) {
  const { t } = useTranslation();
  const textOf = useMemberText();
  const authors = useAppSelector((state) => selectMembersByIds(state, authorIds));
  return (
    <ul className="video-authors" aria-label={t('videos.card.authors')}>
      {authors.map((member, index) => (
        <li key={member.id}>
          <MemberLink member={member} size="medium">
            {index === 0 && <span className="member-role">{textOf(member).role}</span>}
          </MemberLink>
        </li>
      ))}
    </ul>
  );
}
