import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { StarIcon } from '../../components/StarIcon';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import type { Comment } from './comment';
import { CommentAuthor } from './CommentAuthor';
import { commentLiked } from './commentsSlice';
import { useCommentText } from './useCommentText';

export function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <article className="comment">
      <header>
        <CommentAuthor id={comment.authorId} />
        <time className="caption" dateTime={comment.createdAt}>
          {formatDate(comment.createdAt, language)}
        </time>
      </header>
      <p className="comment-text">{useCommentText(comment)}</p>
      <button type="button" className="comment-like" onClick={() => dispatch(commentLiked(comment.id))}>
        <StarIcon />
        {t('comments.like', { total: comment.likes })}
      </button>
    </article>
  );
}
