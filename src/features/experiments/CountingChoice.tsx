import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectVote, voteChanged } from './voteSlice';

/** Whether each person has a vote, or each token. */
export function CountingChoice() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { counts: chosen } = useAppSelector(selectVote);
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="counting-choice">
      <span id={id}>{t('vote.counts')}</span>
      {(['people', 'tokens'] as const).map((counts) => (
        <label key={counts}>
          <input
            type="radio"
            name={id}
            className="form-check-input"
            autoComplete="off"
            checked={chosen === counts}
            onChange={() => dispatch(voteChanged({ counts }))}
          />
          {t(`vote.${counts}`)}
        </label>
      ))}
    </div>
  );
}
