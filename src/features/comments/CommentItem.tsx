import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { StarIcon } from '../../components/stars';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';
import { commentsData, type Comment } from './commentsData';
import { commentLiked, guestId } from './commentsSlice';

export function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <article className="comment border-top">
      <header className="d-flex flex-wrap align-items-center justify-content-between column-gap-3">
        <CommentAuthor id={comment.authorId} />
        <p className="comment-facts caption mb-0">
          {isSample(comment) && <span>{t('comments.sample')}</span>}
          {comment.authorId === guestId && <span>{t('comments.own')}</span>}
          <time dateTime={comment.createdAt}>{formatDate(comment.createdAt, language)}</time>
        </p>
      </header>
      <p className="comment-text my-1" dir="auto">
        {useCommentText(comment)}
      </p>
      <Button
        variant="link"
        className="comment-like muted p-0 text-decoration-none"
        onClick={() => dispatch(commentLiked(comment.id))}
      >
        <StarIcon />
        {t('comments.like', { total: comment.likes })}
      </Button>
    </article>
  );
}

/** A member, linked to the profile, or somebody unknown (P4). */
function CommentAuthor({ id }: { id: string }) {
  const { t } = useTranslation();
  const member = useAppSelector((state) => selectMemberById(state, id));
  if (member) return <MemberLink member={member} />;
  return (
    <span className="target lh-sm">
      <Avatar member={null} size="small" />
      <span>{t('comments.guest')}</span>
    </span>
  );
}

function isSample({ id }: Comment): boolean {
  return commentsData.some((sample) => sample.id === id);
}

/** A sample comment in the language shown; a visitor's own words as they were written. */
function useCommentText({ id, text }: Comment): string {
  const { t, i18n } = useTranslation();
  // Only languages other than Spanish carry these texts, so the types do not know their keys.
  const isTranslated = i18n.exists(`commentTexts.${id}`);
  return isTranslated ? t(`commentTexts.${id}` as 'comments.like') : text;
}
