import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { guestId, selectCommentsByVideo } from './commentsSlice';

/** What people say under a video, the newest first (P4). */
export function Comments({ videoId }: { videoId: string }) {
  const { t } = useTranslation();
  const comments = useAppSelector((state) => selectCommentsByVideo(state, videoId));
  const posted = comments.some((comment) => comment.authorId === guestId);
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" className="h3 mb-3">
        {t('comments.count', { count: comments.length })}
      </h2>
      <CommentForm videoId={videoId} />
      <output className="visually-hidden">{posted && t('comments.posted', { total: comments.length })}</output>
      {comments.length === 0 && <p className="muted">{t('comments.none')}</p>}
      <ul className="mb-0">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
