import { useTranslation } from 'react-i18next';
import { FieldProblem } from './FieldProblem';
import { useFormField } from './useFormField';

export function MessageField() {
  const { t } = useTranslation();
  const { input, problem, problemId } = useFormField('message');
  return (
    <div className="waitlist-field">
      <label htmlFor="waitlist-message" className="form-label">
        {t('waitlist.fields.message')}
      </label>
      <textarea
        {...input}
        id="waitlist-message"
        rows={4}
        dir="auto"
        className="form-control"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
      />
      <FieldProblem id={problemId} problem={problem} />
    </div>
  );
}
