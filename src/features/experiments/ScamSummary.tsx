import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { messageIds, selectScam } from './scamSlice';

/** The signal of each message, and what the visitor did with it. */
export function ScamSummary({ label }: { label: string }) {
  const { t } = useTranslation();
  const { outcomes } = useAppSelector(selectScam);
  return (
    <>
      <p id={label} className="caption mb-1">
        {t('scam.summary')}
      </p>
      <ul className="mb-mid">
        {messageIds.map((id, index) => {
          const outcome = outcomes[index];
          return (
            <li key={id} className="d-flex flex-wrap justify-content-between column-gap-3 mw-100 py-2 border-top">
              {t(`scam.messages.${id}.signal`)}
              {/* Without blame. */}
              <span className={outcome === 'missed' ? 'muted' : 'text-success'}>
                {outcome && t(`scam.did.${outcome}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
