import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';
import { limits, type FormValues, type Problem } from './signUpRules';
import { useAppDispatch } from '../../app/hooks';
import type { Interest } from '../../lib/interests';
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
    problemId: `waitlist-${name}-problem`,
    noteId: `waitlist-${name}-note`,
    wasChanged: tried && meta.modified === true,
  };
}

/** Final Form would turn an emptied field into undefined. */
function asTyped<Value>(value: Value): Value {
  return value;
}

/** Rendered even when empty, so that a screen reader announces a problem that appears. */
export function FieldProblem({ id, problem }: { id: string; problem: Problem | undefined }) {
  const { t } = useTranslation();
  return (
    <p id={id} className="waitlist-problem" aria-live="polite">
      {problem && t(problem, limits)}
    </p>
  );
}

/** Keeps what was typed while the page was still plain HTML, what the browser kept over a reload, and what could not be sent before it. */
export function useEarlyInput(form: FormApi<TrappedValues>) {
  const dispatch = useAppDispatch();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const early = new FormData(element.current!);
    const draft = { interests: [], trap: '', ...dispatch(restoreDraft()) };
    const ticked = early.getAll('interests') as Interest[];
    const chosen = ticked.length > 0 ? ticked : draft.interests;
    form.batch(() => {
      for (const name of ['name', 'email', 'message', 'trap'] as const) {
        const text = (early.get(name) as string | null) || draft[name];
        if (text) form.change(name, text);
      }
      if (chosen.length > 0) form.change('interests', chosen);
    });
    if (form.getState().values.message) dispatch(messageToggled(true));
  }, [form, dispatch]);
  return element;
}
