import { useTranslation } from 'react-i18next';
import { majorityOf, outcomeOf, votersOf, type Vote } from './voteSlice';

const half = '½';
const toTenths = (value: number) => Math.round(value * 10) / 10;
/** Narrower, a part has no room for its word. */
const leastForWord = 25;

/** Above, all votes that there are; below, those that arrive, where gold decides once it passes half. */
export function VoteBars({ vote, holders }: { vote: Vote; holders: number }) {
  const { t } = useTranslation('vote');
  const { cast, deciding, power, verdict } = outcomeOf(vote);
  const byPeople = vote.counts === 'people';
  const numbers = byPeople
    ? t('peopleDetail', {
        voters: votersOf(vote),
        members: vote.members,
        majority: majorityOf(vote),
        percent: toTenths(deciding),
      })
    : t('tokensDetail', { cast: toTenths(cast), power: toTenths(power) });
  const people = Array.from({ length: byPeople ? 0 : holders }, (_, index) => index);
  const counted = verdict === 'short' ? 'is-short' : undefined;
  return (
    <svg
      className="vote-bars d-block w-100"
      role="img"
      aria-label={verdict === 'nobody' ? t('verdict.nobody') : numbers}
    >
      <rect className="vote-silent" width="100%" height="1.5em" />
      <rect className="vote-cast" width={`${cast}%`} height="1.5em" />
      <rect className="vote-gold" width={`${deciding}%`} height="1.5em" />
      {people.map((index) => (
        <svg key={index} className="vote-holder" x={`${(deciding * (index + 0.5)) / holders}%`} overflow="visible">
          <path d="M-4 7a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-6 19q0-7 6-7t6 7z" />
        </svg>
      ))}
      {100 - cast > leastForWord && (
        <text x="100%" dx="-0.5em" y="1.1em" textAnchor="end">
          {t('bar.silent')}
        </text>
      )}
      {vote.quorum > 0 && (
        <line className="vote-quorum" x1={`${vote.quorum}%`} x2={`${vote.quorum}%`} y1="0" y2="1.5em" />
      )}
      {cast > 0 && (
        <g className={counted ?? (power > 50 ? 'is-decided' : undefined)}>
          <line className="vote-lens" x1={`${cast}%`} y1="1.5em" x2="100%" y2="2.625em" />
          <rect className="vote-cast" y="2.625em" width="100%" height="1.625em" />
          <rect className="vote-gold" y="2.625em" width={`${power}%`} height="1.625em" />
          <g className="vote-words">
            {power > leastForWord && (
              <text x="0.5em" y="3.8em">
                {byPeople ? t('bar.deciding') : t('bar.holders', { holders })}
              </text>
            )}
            {100 - power > leastForWord && (
              <text x="100%" dx="-0.5em" y="3.8em" textAnchor="end">
                {t('bar.cast')}
              </text>
            )}
          </g>
          <g className="vote-half">
            <line x1="50%" x2="50%" y1="2.625em" y2="4.25em" />
            {[2.625, 4.25].map((edge) => (
              <svg key={edge} x="50%" y={`${edge}em`} overflow="visible">
                <path d="M-7 0 0-7 7 0 0 7z" />
              </svg>
            ))}
            <text x="50%" y="2.4em" textAnchor="middle">
              {half}
            </text>
          </g>
        </g>
      )}
    </svg>
  );
}
