import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatNumber } from '../../../lib/format';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { Slider, Choice } from '../controls';
import { majorityOf, outcomeOf, selectVote, voteChanged, votersOf, voteSlice } from './voteSlice';

/** So many hold the share of the large holders. */
const holders = 5;
const { share } = voteSlice.getInitialState();

/** A vote whose turnout and quorum can be moved, to see who decides. */
export function Voting() {
  const { t } = useTranslation('vote');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const vote = useAppSelector(selectVote);
  const percent = (value: number) => t('percent', { value });
  return (
    <ExperimentFrame name="vote" isTried={vote.isTried} values={{ holders, share }}>
      <Choice
        label={t('counts')}
        options={{ people: t('people'), tokens: t('tokens') }}
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
        label={vote.counts === 'people' ? t('turnout') : t('turnoutOfOthers')}
        value={vote.turnout}
        text={percent(vote.turnout)}
        onChange={(turnout) => dispatch(voteChanged({ turnout }))}
      />
      <Slider
        label={t('quorum')}
        value={vote.quorum}
        text={percent(vote.quorum)}
        onChange={(quorum) => dispatch(voteChanged({ quorum }))}
      />
      <VoteOutcome />
      <p className="experiment-note">{t('note')}</p>
    </ExperimentFrame>
  );
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** What comes out. Only the verdict is announced: it changes seldom, the numbers with every step of a slider. */
function VoteOutcome() {
  const { t } = useTranslation('vote');
  const vote = useAppSelector(selectVote);
  const { cast, deciding, power, verdict } = outcomeOf(vote);
  const numbers =
    vote.counts === 'people'
      ? t('peopleDetail', {
          voters: votersOf(vote),
          members: vote.members,
          majority: majorityOf(vote),
          percent: toTenths(deciding),
        })
      : t('tokensDetail', { cast: toTenths(cast), power: toTenths(power) });
  const first = vote.counts === 'people' ? 'deciding' : 'holders';
  return (
    <>
      <div className="experiment-bar d-block mb-2 pb-0 border-bottom-0">
        <svg className="vote-bar d-block w-100" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="10" />
          <rect fill="var(--border-strong)" width={cast} height="10" />
          {(first === 'holders' || verdict !== 'short') && <rect fill="var(--accent)" width={deciding} height="10" />}
          <path d={`M${vote.quorum} 0V10`} stroke="var(--surface)" strokeWidth="7" vectorEffect="non-scaling-stroke" />
          <path d={`M${vote.quorum} 0V10`} stroke="var(--text)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={`mt-2 fw-semibold ${verdict === 'short' ? 'text-danger' : ''}`}>
          <span aria-live="polite">{t(`verdict.${verdict}`)}</span>
          {verdict === 'holders' && <WhyLink />}
        </p>
      </div>
      <p className="mb-2">{verdict !== 'nobody' && numbers}</p>
      <ul className="vote-key d-flex flex-wrap my-2 muted fs-small" aria-hidden="true">
        {([first, 'cast', 'silent', 'quorum'] as const).map((part) => (
          <li key={part} className={`vote-key-${part}`}>
            {t(`bar.${part}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
