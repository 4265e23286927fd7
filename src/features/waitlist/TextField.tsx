import type { ComponentProps } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { useTranslation } from 'react-i18next';
import { FieldProblem, useFormField } from './formField';

interface TextFieldProps extends Omit<ComponentProps<typeof FormControl>, 'name'> {
  name: 'name' | 'email' | 'message';
  label: string;
  note?: string;
}

/** A labelled text, of one line or `as="textarea"`. */
export function TextField({ name, label, note, ...rest }: TextFieldProps) {
  const { input, problem, problemId, noteId } = useFormField(name);
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
        {...input}
        dir="auto"
        aria-invalid={Boolean(problem)}
        aria-describedby={about || undefined}
      />
      <FieldProblem id={problemId} problem={problem} />
    </FormGroup>
  );
}

/**
 * Filled in by programs only: neither seen nor reached by keyboard, screen reader or autofill (B6).
 * If something filled it in for a person after all, it becomes visible and says what to do, so that no sign-up is lost.
 * It stays visible then, so that the button below does not move while it is pressed.
 */
export function TrapField() {
  const { t } = useTranslation();
  const { input, problem, problemId, wasChanged: isShown } = useFormField('trap');
  return (
    <div className={isShown ? 'waitlist-field' : 'visually-hidden'} aria-hidden={isShown ? undefined : true}>
      <FormLabel htmlFor="waitlist-trap">{t('waitlist.fields.trap')}</FormLabel>
      <FormControl
        {...input}
        id="waitlist-trap"
        autoComplete="off"
        tabIndex={isShown ? undefined : -1}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
      />
      <FieldProblem id={problemId} problem={problem} />
    </div>
  );
}
