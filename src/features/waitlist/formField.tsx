import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { limits, type FormValues, type Problem } from './signUpRules';

/** The form with its trap: a field that people neither see nor reach, so that only a program fills it in (B6). */
export interface TrappedValues extends FormValues {
  trap: string;
}

type FormProblem = Problem | 'waitlist.errors.trap';

/** Problems show from the first try to send on; where `atOnce`, also from the first change on (W4). */
export function useFormField<Name extends keyof TrappedValues>(name: Name, atOnce = false) {
  const { input, meta } = useField<TrappedValues[Name], HTMLElement>(name, { parse: asTyped });
  const tried = meta.submitFailed || meta.submitSucceeded || meta.submitting;
  const problem = tried || (atOnce && meta.modified) ? (meta.error as FormProblem | undefined) : undefined;
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
export function FieldProblem({ id, problem }: { id: string; problem: FormProblem | undefined }) {
  const { t } = useTranslation();
  return (
    <p id={id} className="waitlist-problem" aria-live="polite">
      {problem && t(problem, limits)}
    </p>
  );
}
