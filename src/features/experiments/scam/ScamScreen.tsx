import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { ScamHouse } from './ScamHouse';
import { art, icons } from './scamDrawings';
import { hasSign, messages, outcomeOf, selectScam, signs, type MessageId, type Outcome, type Sign } from './scamSlice';

/** The id of what a decision opens. */
export const signsPlace = 'scam-signs';

const sentences = ['one', 'two', 'three'] as const;

/** A message as a phone shows it; once it is decided, with what gives it away. */
export function ScamScreen({ id }: { id: MessageId }) {
  const { t } = useTranslation('scam');
  const outcome = outcomeOf(useAppSelector(selectScam));
  const { looks, signs: found } = messages[id];
  // Casts, because the genuine message has no signs; a test checks that each stands in a sentence.
  const phrases = found.map((sign) => t(`messages.${id}.${sign}` as 'messages.verify.haste'));
  const captionOf = (sign: Sign) => {
    if (!hasSign(id, sign)) return t(`without.${sign}`);
    return sign === 'haste' ? t('haste') : t(`messages.${id}.goal` as 'messages.verify.goal');
  };
  const isScam = outcome === 'stopped' || outcome === 'missed';
  const askedFor = isScam ? 'var(--danger)' : 'var(--accent)';
  const filled = looks === 'sheet' ? askedFor : 'var(--text)';
  const kinds = `is-${looks} ${outcome ? `is-${outcome}` : ''}`.trim();
  return (
    <div className={`scam-phone position-relative d-flex flex-column gap-2 overflow-hidden mx-auto mb-3 p-3 ${kinds}`}>
      <p id="scam-from" className="scam-from d-grid align-items-center">
        <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
          <path d={icons[id]} />
        </svg>
        <strong>{t(`messages.${id}.from`)}</strong>
        <span>{t(`messages.${id}.kind`)}</span>
      </p>
      {art[id] && (
        <svg className="scam-art" viewBox="0 0 240 48" aria-hidden="true">
          {art[id].map((path, index) => (
            <path key={path} d={path} fill={index > 0 ? filled : undefined} />
          ))}
        </svg>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="scam-sentence">
          <Outlined text={t(`messages.${id}.${sentence}`)} phrases={outcome ? phrases : []} />
        </p>
      ))}
      <div id={signsPlace} className="scam-signs d-grid gap-1 mt-auto pt-1 text-center" aria-live="polite">
        {signs.map((sign) => (
          <p key={sign} className={`is-${sign}`}>
            <SignDrawing sign={hasSign(id, sign) ? sign : undefined} outcome={outcome} />
            {outcome && <span>{captionOf(sign)}</span>}
          </p>
        ))}
        <ScamHouse outcome={outcome} />
      </div>
    </div>
  );
}

const drawings: Record<Sign, string> = {
  haste: 'M12 6v6l4 3',
  wants: 'M5 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 12h8v3M15.5 12v2.5',
};

/** A clock for haste, a key for what a message wants, which is gone where it was let in; the empty place of either. */
function SignDrawing({ sign, outcome }: { sign?: Sign; outcome?: Outcome }) {
  const isGone = outcome === 'missed' && sign === 'wants';
  const isGenuine = outcome === 'trusted' || outcome === 'declined';
  const tone = isGenuine ? 'var(--success)' : 'var(--danger)';
  const isEmpty = !outcome || !sign || isGone;
  return (
    <svg className="scam-sign d-block mx-auto" viewBox="0 0 24 24" aria-hidden="true">
      <g className={sign && outcome && 'is-found'} stroke={outcome && (sign || isGenuine) ? tone : undefined}>
        <circle cx="12" cy="12" r="10.5" strokeDasharray={isEmpty ? '2.2 3.3' : undefined} />
        {sign && outcome && <path className={isGone ? 'is-gone' : undefined} d={drawings[sign]} />}
      </g>
    </svg>
  );
}

function Outlined({ text, phrases }: { text: string; phrases: string[] }) {
  const phrase = phrases.find((one) => text.includes(one));
  if (!phrase) return <span>{text}</span>;
  const [before, after] = text.split(phrase);
  return (
    <>
      <span>{before}</span>
      <mark>{phrase}</mark>
      <span>{after}</span>
    </>
  );
}
