import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { commentPosted } from './commentsSlice';

const maxLength = 1000;
const nearTheEnd = 100;

/** What is typed stays here until it is posted. Too long a text is not cut: the form says by how much. */
export function CommentForm({ videoId }: { videoId: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const left = maxLength - text.trim().length;
  const canSend = text.trim() !== '' && left >= 0;

  const post = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend) return;
    dispatch(commentPosted(videoId, text));
    setText('');
    // The button falls asleep, and would take the focus with it.
    field.current?.focus();
  };
  return (
    <form className="comment-form" onSubmit={post}>
      <label className="form-label" htmlFor={id}>
        {t('comments.form.label')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="form-control"
        rows={3}
        value={text}
        aria-describedby={`${id}-note`}
        aria-invalid={left < 0}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-note`} className="caption comment-note">
        {t('comments.form.note')}{' '}
        {left <= nearTheEnd && t(left < 0 ? 'comments.form.over' : 'comments.form.left', { count: Math.abs(left) })}
      </p>
      <button type="submit" className="btn btn-primary" disabled={!canSend}>
        {t('comments.form.send')}
      </button>
    </form>
  );
}
