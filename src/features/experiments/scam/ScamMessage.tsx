import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { CheckInput } from '../../../components/CheckInput';
import { isSignal, messageIds, selectScam, sentenceMarked, sentences, type MessageId } from './scamSlice';

/** A message whose sentences can be marked; once it is decided, those that give it away are. */
export function ScamMessage({ id, label }: { id: MessageId; label: string }) {
  const { t } = useTranslation('scam');
  const dispatch = useAppDispatch();
  const { shown, marked, outcomes } = useAppSelector(selectScam);
  const isDecided = outcomes.length > shown;
  return (
    <div className="scam-message mb-mid">
      <p id={label} className="mb-2 muted fs-small">
        {t(`messages.${id}.from`)}
      </p>
      {sentences.map((sentence) => {
        const words = t(`messages.${id}.${sentence}`);
        const signal = isDecided && isSignal(id, sentence);
        return isDecided ? (
          <div key={sentence} className={`scam-sentence ${signal ? 'is-signal text-danger' : ''}`.trim()}>
            <span className="scam-mark flex-shrink-0 lh-1 fw-semibold text-center" aria-hidden="true">
              {signal && '!'}
            </span>
            <span>
              {signal && <span className="visually-hidden">{t('signal')} </span>}
              <span>{words}</span>
              {marked.includes(sentence) && (
                <span className="caption d-block">{t(signal ? 'marked' : 'harmless')}</span>
              )}
            </span>
          </div>
        ) : (
          <label key={sentence} className="scam-sentence">
            <CheckInput checked={marked.includes(sentence)} onChange={() => dispatch(sentenceMarked(sentence))} />
            <span>{words}</span>
          </label>
        );
      })}
      <p className="mt-2 mb-0" aria-live="polite">
        {isDecided && t(`messages.${id}.clue`)}
      </p>
    </div>
  );
}

/** The signal of each message, and what the visitor did with it. */
export function ScamSummary({ label }: { label: string }) {
  const { t } = useTranslation('scam');
  const { outcomes } = useAppSelector(selectScam);
  return (
    <>
      <p id={label} className="caption mb-1">
        {t('summary')}
      </p>
      <ul className="mb-mid">
        {messageIds.map((id, index) => {
          const outcome = outcomes[index];
          return (
            <li key={id} className="d-flex flex-wrap justify-content-between column-gap-3 mw-100 py-2 border-top">
              {t(`messages.${id}.signal`)}
              {/* Without blame. */}
              <span className={outcome === 'missed' ? 'muted' : 'text-success'}>{outcome && t(`did.${outcome}`)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
