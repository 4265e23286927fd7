import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import en from '../../../locales/en/vote.json';
import es from '../../../locales/es/vote.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { useLanguage } from '../../i18n/useLanguage';
import { formatNumber } from '../../lib/format';
import { ExperimentFrame } from './ExperimentFrame';
import { selectVote, voteChanged } from './voteSlice';
import { Slider } from './Slider';
import { VoteOutcome } from './VoteOutcome';

addOwnTexts('vote', { es, en });

/** So many hold the share of the large holders. */
const holders = 5;

/** A vote whose turnout and quorum can be moved, to see who decides. */
export function Voting() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const vote = useAppSelector(selectVote);
  const percent = (value: number) => t('vote.percent', { value });
  return (
    <ExperimentFrame drawing="vote" title={t('vote.title')} lead={t('vote.lead')} outcome={t('vote.outcome')}>
      <CountingChoice />
      {vote.counts === 'people' ? (
        <Slider
          label={t('vote.members')}
          value={vote.members}
          min={10}
          max={1000}
          step={10}
          text={formatNumber(vote.members, language)}
          onChange={(members) => dispatch(voteChanged({ members }))}
        />
      ) : (
        <Slider
          label={t('vote.share', { holders })}
          value={vote.share}
          text={percent(vote.share)}
          onChange={(share) => dispatch(voteChanged({ share }))}
        />
      )}
      <Slider
        label={vote.counts === 'people' ? t('vote.turnout') : t('vote.turnoutOfOthers')}
        value={vote.turnout}
        text={percent(vote.turnout)}
        onChange={(turnout) => dispatch(voteChanged({ turnout }))}
      />
      <Slider
        label={t('vote.quorum')}
        value={vote.quorum}
        text={percent(vote.quorum)}
        onChange={(quorum) => dispatch(voteChanged({ quorum }))}
      />
      <VoteOutcome />
      <p className="experiment-note">{t('vote.note')}</p>
    </ExperimentFrame>
  );
}

/** Whether each person has a vote, or each token. */
function CountingChoice() {
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
