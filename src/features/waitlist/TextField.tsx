import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { useTranslation } from 'react-i18next';
import { Details } from '../layout/Details';
import { FieldProblem, messageFold, useFormField } from './formField';

interface TextFieldProps extends Omit<ComponentProps<typeof FormControl>, 'name'> {
  name: 'name' | 'email' | 'message';
  label: string;
  note?: string;
}

/**
 * A labelled text, of one line or `as="textarea"`. Its value is left to the element: React would undo autofill that fires no event, and
 * a browser restores after Back only what differs from the default value.
 */
export function TextField({ name, label, note, ...rest }: TextFieldProps) {
  const { input, problem, isAnnounced, problemId, noteId } = useFormField(name);
  const { value, ...handlers } = input;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (field.current!.value !== value) field.current!.value = value;
  }, [value]);
  const about = [note && noteId, problem && problemId].filter(Boolean).join(' ');
  return (
    <FormGroup controlId={`waitlist-${name}`} className="waitlist-field">
      <FormLabel>{label}</FormLabel>
      {note && (
        <p id={noteId} className="waitlist-note muted">
          {note}
        </p>
      )}
      <FormControl
        {...rest}
        {...handlers}
        ref={field}
        defaultValue=""
        dir="auto"
        aria-invalid={Boolean(problem)}
        aria-describedby={about || undefined}
      />
      <FieldProblem id={problemId} problem={problem} isAnnounced={isAnnounced} />
    </FormGroup>
  );
}

/** Folded until it is asked for, by the browser's own disclosure, which opens without scripts too. With text in it, it stays open. */
export function MessageField() {
  const { t } = useTranslation('waitlist');
  const { input } = useFormField('message');

  return (
    <Details name={messageFold} className="waitlist-field waitlist-message">
      <summary className="target" onClick={(event) => input.value && event.preventDefault()}>
        {t('fields.addMessage')}
      </summary>
      <TextField name="message" as="textarea" rows={4} label={t('fields.message')} note={t('fields.messageNote')} />
    </Details>
  );
}

/**
 * Filled in by programs only: neither seen nor reached by keyboard, screen reader or autofill (B6). If something filled it in for a person
 * after all, it becomes visible and stays so: no sign-up is lost, and the button below does not move while it is pressed.
 */
export function TrapField() {
  const { t } = useTranslation('waitlist');
  const { input, problem, isAnnounced, problemId, wasChanged: isShown } = useFormField('trap');
  return (
    <div className={isShown ? 'waitlist-field' : 'visually-hidden'} aria-hidden={isShown ? undefined : true}>
      <FormLabel htmlFor="waitlist-trap">{t('fields.trap')}</FormLabel>
      <FormControl
        {...input}
        id="waitlist-trap"
        autoComplete="off"
        tabIndex={isShown ? undefined : -1}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
      />
      <FieldProblem id={problemId} problem={problem} isAnnounced={isAnnounced} />
    </div>
  );
}
