import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/Button';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../lib/store';
import { useTypedForm } from '../forms/typedForms';
import { commentPosted } from './commentsSlice';

const maxLength = 1000;
const nearTheEnd = 100;

/**
 * What is typed stays in the field until it is posted: a browser restores after Back only what React leaves alone. Too long a text is not
 * cut: the form says by how much.
 */
export function CommentForm({ videoId }: { videoId: string }) {
  const { t } = useTranslation('comments');
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const formId = `comment-${videoId}`;
  const write = (value: string) => {
    field.current!.value = value;
    setText(value);
  };
  const form = useTypedForm<HTMLFormElement>(formId, (...found) => {
    write(found.map((typed) => typed.get('text') as string | null).find(Boolean) ?? '');
  });
  const left = maxLength - text.trim().length;
  const canSend = text.trim() !== '' && left >= 0;

  const post = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend) return;
    dispatch(commentPosted(videoId, text));
    write('');
    // The button is disabled now, and would take the focus with it.
    field.current!.focus();
  };
  return (
    <form ref={form} id={formId} method="post" className="comment-form mb-4 d-print-none" onSubmit={post}>
      <FormLabel htmlFor={id}>{t('form.label')}</FormLabel>
      <FormControl
        as="textarea"
        ref={field}
        id={id}
        name="text"
        rows={3}
        dir="auto"
        aria-describedby={`${id}-note`}
        aria-invalid={left < 0}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-note`} className="caption mt-2">
        <span>{t('form.note')} </span>
        <span>{left <= nearTheEnd && t(left < 0 ? 'form.over' : 'form.left', { count: Math.abs(left) })}</span>
      </p>
      <Button type="submit" variant="outline" disabled={!canSend}>
        {t('form.send')}
      </Button>
    </form>
  );
}
