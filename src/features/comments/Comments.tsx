import { Button } from '../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Avatar } from '../../components/Avatar';
import { StarIcon } from '../../components/sky/stars';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate } from '../../lib/format';
import { guestId } from '../../lib/jsonWithoutTyped';
import { MemberLink } from '../members/MemberLink';
import { selectMemberById } from '../members/membersSlice';
import { CommentForm } from './CommentForm';
import { commentLiked, selectCommentsByVideo, commentsData, type Comment } from './commentsSlice';

/** What people say under a video, the newest first (P4). */
export function Comments({ videoId }: { videoId: string }) {
  const { t } = useTranslation('comments');
  const comments = useAppSelector((state) => selectCommentsByVideo(state, videoId));
  const posted = comments.some((comment) => comment.authorId === guestId);
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" className="h3 mb-3">
        {t('count', { count: comments.length })}
      </h2>
      <CommentForm videoId={videoId} />
      <p className="visually-hidden" aria-live="polite">
        {posted && t('posted', { total: comments.length })}
      </p>
      {comments.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className="mb-0">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
      </ul>
    </section>
  );
}

function CommentItem({ comment }: { comment: Comment }) {
  const { t } = useTranslation(['comments', 'commentTexts']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { id, authorId, createdAt } = comment;
  const member = useAppSelector((state) => selectMemberById(state, authorId));
  const isSample = commentsData.some((sample) => sample.id === id);
  const text = isSample ? t(comment.text as 'commentTexts:comment1') : comment.text;
  return (
    <li className="comment border-top">
      <header className="d-flex flex-wrap align-items-center justify-content-between column-gap-3">
        {member ? (
          <MemberLink member={member} />
        ) : (
          <span className="target lh-sm">
            <Avatar member={null} size="small" />
            <span>{t('guest')}</span>
          </span>
        )}
        <p className="comment-facts caption mb-0">
          {isSample && <span>{t('sample')}</span>}
          {authorId === guestId && <span>{t('own')}</span>}
          {/* The day as it was written: a visitor's own is theirs, wherever it is shown. */}
          <time dateTime={createdAt}>{formatDate(createdAt.slice(0, 10), language)}</time>
        </p>
      </header>
      <p className="comment-text my-1" dir="auto">
        {text}
      </p>
      <Button
        variant="link"
        className="comment-like muted p-0 text-decoration-none"
        onClick={() => dispatch(commentLiked(id))}
      >
        <StarIcon />
        <span aria-live="polite">{t('like', { total: comment.likes })}</span>
      </Button>
    </li>
  );
}
