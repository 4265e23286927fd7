import FormCheckInput from 'react-bootstrap/FormCheckInput';
import FormLabel from 'react-bootstrap/FormLabel';
import { useTranslation } from 'react-i18next';
import { interests, type Interest } from '../../lib/interests';
import { FieldProblem, useFormField } from './formField';
import { Sky } from './Sky';

/** W2's options as chips under their sky; toggling one re-validates at once (W4). */
export function InterestsField() {
  const { t } = useTranslation('waitlist');
  const { input, problem, isAnnounced, problemId, noteId } = useFormField('interests', true);
  const isChosen = (value: Interest) => input.value.includes(value);
  const toggle = (toggled: Interest) => {
    const all = interests.map(({ value }) => value);
    input.onChange(all.filter((value) => isChosen(value) !== (value === toggled)));
  };

  return (
    <fieldset className="waitlist-field" aria-describedby={problem ? `${noteId} ${problemId}` : noteId}>
      <FormLabel as="legend">
        <span>{t('fields.interests')}</span>{' '}
        <span className="waitlist-note d-block mb-0 fw-normal muted">{t('fields.interestsRule')}</span>
      </FormLabel>
      <div className="waitlist-band">
        <p id={noteId} className="waitlist-note muted">
          {t('fields.interestsNote')}
        </p>
        <Sky />
      </div>
      <div className="waitlist-interests d-grid">
        {interests.map(({ id, value }) => (
          <label key={id} className={`target pill waitlist-interest lh-sm ${isChosen(value) ? 'is-chosen' : ''}`}>
            <FormCheckInput
              name="interests"
              value={value}
              checked={isChosen(value)}
              onChange={() => toggle(value)}
              aria-invalid={Boolean(problem)}
              aria-describedby={problem && problemId}
            />
            <span>{t(`interests.${id}`)}</span>
          </label>
        ))}
      </div>
      <FieldProblem id={problemId} problem={problem} isAnnounced={isAnnounced} />
    </fieldset>
  );
}
