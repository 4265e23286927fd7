import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Avatar } from '../../components/Avatar';
import { StarIcon } from '../../components/StarIcon';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';
import { isSample, useCommentText, type Comment } from './comment';
import { commentLiked } from './commentsSlice';

export function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <article className="comment">
      <header>
        <CommentAuthor id={comment.authorId} />
        <p className="comment-facts caption">
          {isSample(comment) && <span>{t('comments.sample')}</span>}
          <time dateTime={comment.createdAt}>{formatDate(comment.createdAt, language)}</time>
        </p>
      </header>
      <p className="comment-text" dir="auto">
        {useCommentText(comment)}
      </p>
      <button type="button" className="comment-like" onClick={() => dispatch(commentLiked(comment.id))}>
        <StarIcon />
        {t('comments.like', { total: comment.likes })}
      </button>
    </article>
  );
}

/** A member, linked to the profile, or somebody unknown (P4). */
function CommentAuthor({ id }: { id: string }) {
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
