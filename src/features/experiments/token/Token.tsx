import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { ExperimentFrame } from '../ExperimentFrame';
import { holders, price, selectToken } from './tokenSlice';
import { TokenLog, TokenSteps } from './TokenSteps';

/** A token as the table that it is: moving, allowing a program to move, and what a careless permission costs. */
export function Token() {
  const { t } = useTranslation('token');
  const { log } = useAppSelector(selectToken);
  const isTried = log.some((event) => event.kind === 'taken' && event.allowance === 'unlimited');
  return (
    <ExperimentFrame name="token" isTried={isTried} values={{ price }}>
      <TokenHolders />
      <TokenSteps isTried={isTried} />
      <TokenLog />
      <p className="experiment-note">{t('note')}</p>
    </ExperimentFrame>
  );
}

function TokenHolders() {
  const { t } = useTranslation('token');
  const { amounts } = useAppSelector(selectToken);
  return (
    <table className="token-holders w-100 mb-mid">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead className="muted fs-small">
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {holders.map((holder) => (
          <tr key={holder}>
            <th scope="row">{t(`holders.${holder}`)}</th>
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
