import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { FormApi } from 'final-form';
import { limits, type FormValues, type Problem } from './signUpRules';
import { useAppDispatch } from '../../lib/store';
import type { Interest } from '../../lib/interests';
import { useTypedForm } from '../forms/typedForms';
import { detailsToggled } from '../layout/layoutSlice';
import { askToSendAgain } from './waitlistSlice';
import type { KeyboardEvent } from 'react';

/** The form with its trap: a field that people neither see nor reach, so that only a program fills it in (B6). */
export interface TrappedValues extends FormValues {
  trap: string;
}

/** Problems show from the first try to send on; where `atOnce`, also from the first change on (W4). */
export function useFormField<Name extends keyof TrappedValues>(name: Name, atOnce = false) {
  const { input, meta } = useField<TrappedValues[Name], HTMLElement>(name, { parse: asTyped });
  const tried = meta.submitFailed || meta.submitSucceeded || meta.submitting;
  const problem = tried || (atOnce && meta.modified) ? (meta.error as Problem | undefined) : undefined;
  return {
    input,
    problem,
    // What a press of the button finds is read with its field, which gets the focus.
    isAnnounced: meta.modifiedSinceLastSubmit === true || (!tried && meta.modified === true),
    problemId: `waitlist-${name}-problem`,
    noteId: `waitlist-${name}-note`,
    wasChanged: tried && meta.modified === true,
  };
}

/** Final Form would turn an emptied field into undefined. */
function asTyped<Value>(value: Value): Value {
  return value;
}

interface FieldProblemProps {
  id: string;
  problem: Problem | undefined;
  isAnnounced: boolean;
}

/** Rendered even when empty, so that a screen reader announces a problem that appears while something is changed. */
export function FieldProblem({ id, problem, isAnnounced }: FieldProblemProps) {
  const { t } = useTranslation(['waitlist']);
  return (
    <p id={id} className="waitlist-problem" aria-live={isAnnounced ? 'polite' : 'off'}>
      {problem && t(problem, limits)}
    </p>
  );
}

export const formId = 'waitlist-form';
/** Under which the store knows whether the message is unfolded. */
export const messageFold = 'waitlist-message';

/** Takes over what stands in the fields; where one is empty, what the next source has. */
export function takeOver(form: FormApi<TrappedValues>, ...sources: FormData[]): void {
  const { values } = form.getState();
  const ticked = sources.map((source) => source.getAll('interests') as Interest[]).find(({ length }) => length > 0);
  form.batch(() => {
    for (const name of ['name', 'email', 'message', 'trap'] as const) {
      const text = sources.map((source) => source.get(name) as string | null).find(Boolean) ?? '';
      if (text !== values[name]) form.change(name, text);
    }
    if (String(ticked ?? []) !== String(values.interests)) form.change('interests', ticked ?? []);
  });
}

/** Keeps what was typed before React mounted the form, and when it was left. */
export function useTypedSignUp(form: FormApi<TrappedValues>) {
  const dispatch = useAppDispatch();
  return useTypedForm<HTMLFormElement>(formId, (now, before) => {
    takeOver(form, now, before);
    dispatch(askToSendAgain());
    if (form.getState().values.message) dispatch(detailsToggled({ id: messageFold, isOpen: true }));
  });
}

/**
 * A touch keyboard's Enter does what its key says (W1). It is told by the finger: nothing tells a tablet's own keyboard from one that is
 * attached to it.
 */
export function goToNextField(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as HTMLInputElement;
  const says = field.getAttribute('enterkeyhint');
  if (event.key !== 'Enter' || !says || says === 'send' || !window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(field) + 1]?.focus();
}
