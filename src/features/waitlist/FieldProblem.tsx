import { useTranslation } from 'react-i18next';
import { limits } from './signUpRules';
import type { FormProblem } from './useFormField';

/** Stands there empty, too, so that a screen reader hears a problem that appears. */
export function FieldProblem({ id, problem }: { id: string; problem: FormProblem | undefined }) {
  const { t } = useTranslation();
  return (
    <p id={id} className="waitlist-problem" aria-live="polite">
      {problem && t(problem, limits)}
    </p>
  );
}
