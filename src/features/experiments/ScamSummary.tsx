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
      <ul className="scam-summary">
        {messageIds.map((id, index) => {
          const outcome = outcomes[index];
          return (
            <li key={id} className={outcome === 'missed' ? 'is-missed' : undefined}>
              {t(`scam.messages.${id}.signal`)}
              <span>{outcome && t(`scam.did.${outcome}`)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
