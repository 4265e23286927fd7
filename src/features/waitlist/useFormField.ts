import { useField } from 'react-final-form';
import type { FormValues, Problem } from './signUpRules';

/** Problems show from the first try to send on; where `atOnce`, also from the first change on (W4). */
export function useFormField<Name extends keyof FormValues>(name: Name, atOnce = false) {
  const { input, meta } = useField<FormValues[Name], HTMLElement>(name, { parse: asTyped });
  const tried = meta.submitFailed || meta.submitSucceeded || meta.submitting;
  const problem = tried || (atOnce && meta.modified) ? (meta.error as Problem | undefined) : undefined;
  return { input, problem, problemId: `waitlist-${name}-problem` };
}

/** Final Form would turn an emptied field into undefined. */
function asTyped<Value>(value: Value): Value {
  return value;
}
