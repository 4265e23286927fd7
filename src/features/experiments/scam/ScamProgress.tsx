import { useTranslation } from 'react-i18next';
import { StarIcon } from '../../../components/sky/stars';
import { useAppSelector } from '../../../lib/store';
import { messageIds, messages, selectScam, setSize, type Sign } from './scamSlice';

/** The four screens of a set, each with what gave it away; a genuine one has a star. */
export function ScamProgress() {
  const { t } = useTranslation('scam');
  const { shown, decisions } = useAppSelector(selectScam);
  const start = shown - (shown % setSize);
  return (
    <div className="scam-progress" role="img" aria-label={t('progress', { number: shown - start + 1, count: setSize })}>
      {messageIds.slice(start, start + setSize).map((id, index) => (
        <span key={id} className={start + index === shown ? 'is-here' : undefined}>
          {start + index < decisions.length && (
            <>
              {messages[id].signs.map((sign) => (
                <SignDrawing key={sign} sign={sign} isFound />
              ))}
              {messages[id].signs.length === 0 && <StarIcon />}
            </>
          )}
        </span>
      ))}
    </div>
  );
}

const drawings: Record<Sign, string> = {
  haste: 'M12 6v6l4 3',
  wants: 'M5 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M11 12h8v3M15.5 12v2.5',
};

/** A clock for haste, a key for what a message wants; the empty place of either where it is not found. */
export function SignDrawing({ sign, isFound }: { sign: Sign; isFound: boolean }) {
  return (
    <svg className={`scam-sign ${isFound ? 'is-found' : ''}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      {isFound && <path d={drawings[sign]} />}
    </svg>
  );
}
