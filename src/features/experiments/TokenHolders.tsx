import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { holders, selectToken } from './tokenSlice';

/** The table: who has how many. */
export function TokenHolders() {
  const { t } = useTranslation();
  const { amounts } = useAppSelector(selectToken);
  return (
    <table className="token-holders w-100 mb-mid">
      <caption className="visually-hidden">{t('token.caption')}</caption>
      <thead className="muted fs-small">
        <tr>
          <th scope="col">{t('token.account')}</th>
          <th scope="col">{t('token.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {holders.map((holder) => (
          <tr key={holder}>
            <th scope="row">{t(`token.holders.${holder}`)}</th>
            <td>
              <span aria-hidden="true">{'●'.repeat(amounts[holder])}</span>
              {amounts[holder]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
