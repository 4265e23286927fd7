import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { FormApi } from 'final-form';
import { limits, type FormValues, type Problem } from './signUpRules';
import { useAppDispatch } from '../../lib/store';
import type { Interest } from '../../lib/interests';
import { useTypedForm } from '../forms/typedForms';
import type { SignUp } from './waitlistService';
import { messageToggled, restoreDraft } from './waitlistSlice';

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

/** Keeps what was typed before React mounted the form, when it was left, and what could not be sent before a reload. */
export function useTypedSignUp(form: FormApi<TrappedValues>) {
  const dispatch = useAppDispatch();
  return useTypedForm<HTMLFormElement>(formId, (now, before) => {
    takeOver(form, now, before, asFormData(dispatch(restoreDraft())));
    if (form.getState().values.message) dispatch(messageToggled(true));
  });
}

function asFormData({ interests = [], name = '', email = '', message }: Partial<SignUp> = {}): FormData {
  const data = new FormData();
  for (const interest of interests) data.append('interests', interest);
  for (const [field, text] of Object.entries({ name, email, message })) data.append(field, text ?? '');
  return data;
}
