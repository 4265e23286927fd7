import { useLayoutEffect, useRef, type ReactNode } from 'react';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import FormLabel from 'react-bootstrap/FormLabel';
import { useTranslation } from 'react-i18next';
import { interests, type Interest } from '../../lib/interests';
import { FieldProblem, useFormField } from './formField';
import { Sky } from './figure';

/** W2's options as chips under their sky; toggling one re-validates at once (W4). */
export function InterestsField() {
  const { t } = useTranslation('waitlist');
  const { input, problem, isAnnounced, problemId, noteId } = useFormField('interests', true);
  const ticked = (fieldset: HTMLFieldSetElement) => new FormData(fieldset.form!).getAll('interests') as Interest[];

  return (
    <fieldset
      className="waitlist-field"
      aria-describedby={problem ? `${noteId} ${problemId}` : noteId}
      onChange={({ currentTarget }) => input.onChange(ticked(currentTarget))}
    >
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
          <InterestChip key={id} value={value} isChosen={input.value.includes(value)} problemId={problem && problemId}>
            {t(`interests.${id}`)}
          </InterestChip>
        ))}
      </div>
      <FieldProblem id={problemId} problem={problem} isAnnounced={isAnnounced} />
    </fieldset>
  );
}

interface InterestChipProps {
  value: Interest;
  isChosen: boolean;
  problemId: string | undefined;
  children: ReactNode;
}

/** The tick is left to the element, as a text is: one set before the form knows its fields would be undone. */
function InterestChip({ value, isChosen, problemId, children }: InterestChipProps) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(false);
  useLayoutEffect(() => {
    if (shown.current === isChosen) return;
    shown.current = isChosen;
    box.current!.checked = isChosen;
  }, [isChosen]);
  return (
    <label className={`target pill waitlist-interest lh-sm ${isChosen ? 'is-chosen' : ''}`}>
      <FormCheckInput
        ref={box}
        className="m-0"
        name="interests"
        value={value}
        defaultChecked={false}
        aria-invalid={Boolean(problemId)}
        aria-describedby={problemId}
      />
      <span>{children}</span>
    </label>
  );
}
