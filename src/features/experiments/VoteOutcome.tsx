import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectVote, majorityOf, outcomeOf, votersOf } from './voteSlice';

const toTenths = (value: number) => Math.round(value * 10) / 10;

/** What comes out. Only the verdict is announced: it changes seldom, the numbers with every step of a slider. */
export function VoteOutcome() {
  const { t } = useTranslation();
  const vote = useAppSelector(selectVote);
  const { cast, deciding, power, verdict } = outcomeOf(vote);
  const numbers =
    vote.counts === 'people'
      ? t('vote.peopleDetail', {
          voters: votersOf(vote),
          members: vote.members,
          majority: majorityOf(vote),
          percent: toTenths(deciding),
        })
      : t('vote.tokensDetail', { cast: toTenths(cast), power: toTenths(power) });
  const first = vote.counts === 'people' ? 'deciding' : 'holders';
  return (
    <>
      <div className="experiment-bar d-block mb-2 pb-0 border-bottom-0">
        <svg className="vote-bar d-block w-100" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="10" />
          <rect fill="var(--border-strong)" width={cast} height="10" />
          {(first === 'holders' || verdict !== 'short') && <rect fill="var(--accent)" width={deciding} height="10" />}
          <path d={`M${vote.quorum} 0V10`} stroke="var(--text)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        </svg>
        <p className={verdict === 'short' ? 'mt-2 text-danger' : 'mt-2'}>
          <output className="fw-semibold">{t(`vote.verdict.${verdict}`)}</output>
        </p>
      </div>
      <ul className="vote-key d-flex flex-wrap my-2 muted fs-small" aria-hidden="true">
        {([first, 'cast', 'silent', 'quorum'] as const).map((part) => (
          <li key={part} className={`vote-key-${part}`}>
            {t(`vote.bar.${part}`)}
          </li>
        ))}
      </ul>
      <p className="muted">{verdict !== 'nobody' && numbers}</p>
    </>
  );
}
