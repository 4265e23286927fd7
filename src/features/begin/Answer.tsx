import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { ButtonLink } from '../../components/AppLink';
import { useMemberText } from '../members/member';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';
import type { Audience } from './audiences';
import { minutesToRead } from '../lessons/lessonIds';
import { useLessonLink } from '../videos/useLessonLink';

interface AnswerProps {
  audience: Audience;
  isOpen: boolean;
}

/** One voice, why this one, and what to read. In the HTML also while it is closed: without scripts all of them show. */
export function Answer({ audience: { id, voice, lesson }, isOpen }: AnswerProps) {
  const { t } = useTranslation();
  const roleOf = useMemberText();
  const { path, title } = useLessonLink(lesson);
  const member = useAppSelector((state) => selectMemberById(state, voice));
  return (
    member && (
      <div id={`begin-${id}`} className={`card begin-answer star-${voice}`} hidden={!isOpen}>
        <MemberLink member={member} size="medium">
          <span className="d-block muted fs-small">{roleOf(member).role}</span>
        </MemberLink>
        <blockquote className="lead m-0">{t(`begin.why.${id}`)}</blockquote>
        <div>
          <ButtonLink to={path} variant="outline">
            {t('begin.read', { title })}
          </ButtonLink>{' '}
          <span className="caption">{t('begin.minutes', { minutes: minutesToRead })}</span>
        </div>
      </div>
    )
  );
}
