import { useTranslation } from 'react-i18next';
import en from '../../../locales/en/vote.json';
import es from '../../../locales/es/vote.json';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { useLanguage } from '../../i18n/useLanguage';
import { formatNumber } from '../../lib/format';
import { Choice } from './Choice';
import { ExperimentFrame } from './ExperimentFrame';
import { Prediction } from './Prediction';
import { selectVote, voteChanged, votePredicted, voteSlice } from './voteSlice';
import { Slider } from './Slider';
import { VoteOutcome } from './VoteOutcome';

addOwnTexts('vote', { es, en });

/** So many hold the share of the large holders. */
const holders = 5;
const { share } = voteSlice.getInitialState();

/** A vote whose turnout and quorum can be moved, to see who decides. */
export function Voting() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const vote = useAppSelector(selectVote);
  const percent = (value: number) => t('vote.percent', { value });
  return (
    <ExperimentFrame name="vote" hasStyles title={t('vote.title')} lead={t('vote.lead')} outcome={t('vote.outcome')}>
      <Prediction
        question={t('vote.prediction.question', { holders, share })}
        answers={{ yes: t('vote.prediction.yes'), no: t('vote.prediction.no') }}
        right="yes"
        chosen={vote.prediction}
        isTried={vote.isTried}
        why={t('vote.prediction.why')}
        onChoose={(answer) => dispatch(votePredicted(answer))}
      />
      <Choice
        label={t('vote.counts')}
        options={{ people: t('vote.people'), tokens: t('vote.tokens') }}
        chosen={vote.counts}
        onChoose={(counts) => dispatch(voteChanged({ counts }))}
      />
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
