import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectToken, type TokenEvent } from './tokenSlice';

/** What happened, as a sentence. */
export function useEventText(): (event: TokenEvent) => string {
  const { t } = useTranslation();
  return (event) => {
    if ('to' in event)
      return t(`token.event.${event.kind}`, { to: t(`token.holders.${event.to}`), amount: event.amount });
    const { allowance } = event;
    if (event.kind === 'nothingTaken') return allowance ? t('token.event.empty') : t('token.event.notAllowed');
    if (event.kind === 'taken') {
      const permission = allowance ? t('token.event.stays') : t('token.event.spent');
      return `${t('token.event.taken', { amount: event.amount })} ${permission}`;
    }
    if (allowance === 'unlimited') return t('token.event.unlimited');
    return allowance ? t('token.event.allowed', { amount: allowance }) : t('token.event.revoked');
  };
}

/** All that happened, the last first. */
export function TokenLog() {
  const { t } = useTranslation();
  const { log } = useAppSelector(selectToken);
  const eventText = useEventText();
  const rows = log.map((event, index) => ({ number: index + 1, words: eventText(event) })).toReversed();
  return (
    rows.length > 0 && (
      <>
        <p className="caption mb-1">{t('token.log')}</p>
        <ol reversed className="token-log muted fs-small mb-mid">
          {rows.map(({ number, words }) => (
            <li key={number}>{words}</li>
          ))}
        </ol>
      </>
    )
  );
}
