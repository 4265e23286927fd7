import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatNumber } from '../../../lib/format';
import { Details } from '../../layout/Details';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { Slider, Choice } from '../controls';
import { VoteBars } from './VoteBars';
import { outcomeOf, selectVote, voteChanged, voteSlice } from './voteSlice';

/** So many hold the share of the large holders. */
const holders = 5;
const { share } = voteSlice.getInitialState();

/** A vote whose turnout can be pulled down, to see who decides; its rules can be changed, too. */
export function Voting() {
  const { t } = useTranslation('vote');
  const dispatch = useAppDispatch();
  const vote = useAppSelector(selectVote);
  const { verdict } = outcomeOf(vote);
  return (
    <ExperimentFrame name="vote" isTried={vote.isTried} values={{ holders, share }} more={<VoteRules />}>
      <div className="experiment-bar vote-bar d-block pt-2">
        <VoteBars vote={vote} holders={holders} />
        {/* It alone is announced: it changes seldom, the numbers with every step of a slider. */}
        <p className={`mt-1 fw-semibold ${verdict === 'short' ? 'text-danger' : ''}`}>
          <span aria-live="polite">{t(`verdict.${verdict}`, { holders })}</span>
          {verdict === 'holders' && <WhyLink />}
        </p>
      </div>
      <Slider
        label={vote.counts === 'people' ? t('turnout') : t('turnoutOfOthers')}
        value={vote.turnout}
        text={t('percent', { value: vote.turnout })}
        onChange={(turnout) => dispatch(voteChanged({ turnout }))}
      />
    </ExperimentFrame>
  );
}

function VoteRules() {
  const { t } = useTranslation('vote');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const vote = useAppSelector(selectVote);
  const percent = (value: number) => t('percent', { value });
  return (
    <Details name="vote-rules" className="mt-3">
      <summary>{t('rules')}</summary>
      <Choice
        label={t('counts')}
        options={{ tokens: t('tokens'), people: t('people') }}
        chosen={vote.counts}
        onChoose={(counts) => dispatch(voteChanged({ counts }))}
      />
      {vote.counts === 'people' ? (
        <Slider
          label={t('members')}
          value={vote.members}
          min={10}
          max={1000}
          step={10}
          text={formatNumber(vote.members, language)}
          onChange={(members) => dispatch(voteChanged({ members }))}
        />
      ) : (
        <Slider
          label={t('share', { holders })}
          value={vote.share}
          text={percent(vote.share)}
          onChange={(share) => dispatch(voteChanged({ share }))}
        />
      )}
      <Slider
        label={t('quorum')}
        value={vote.quorum}
        text={percent(vote.quorum)}
        onChange={(quorum) => dispatch(voteChanged({ quorum }))}
      />
      <p className="experiment-note">{t('note')}</p>
    </Details>
  );
}
