import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { CheckInput } from '../../../components/CheckInput';
import { forgedAge, type Card, type Claim } from './identityCard';
import { claimToggled, selectCredential } from './credentialSlice';
import { Digits } from '../Digits';

/** The card line by line: what the visitor knows, and what reaches the doorkeeper. */
export function CredentialClaims({ card }: { card: Card }) {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { shown, report, isLost } = useAppSelector(selectCredential);
  return (
    <div className="credential mb-mid">
      <div className="credential-claim d-grid column-gap-3 align-items-center caption">
        <span>{t(isLost ? 'copy' : 'phone')}</span>
        <span>{t(report ? 'door' : 'toDoor')}</span>
      </div>
      {card.claims.map((claim) => (
        <div key={claim.id} className="credential-claim d-grid column-gap-3 align-items-center border-top">
          <label>
            <CheckInput checked={shown.includes(claim.id)} onChange={() => dispatch(claimToggled(claim.id))} />
            <span>
              <span className="muted">{t(`claims.${claim.id}`)}</span> {claim.value}
            </span>
          </label>
          <AtTheDoor claim={claim} />
        </div>
      ))}
      <div className="credential-claim d-grid column-gap-3 align-items-center border-top">
        <span className="muted">{t('signature')}</span>
        <div>
          {report && !report.isListSigned && <span className="text-danger">{t('notFitting')}</span>}
          <Digits name="card-signature">{card.signature}</Digits>
        </div>
      </div>
    </div>
  );
}

/** The hash that the list holds in any case, and the value that is shown; once it was, also whether it gives a hash of the list. */
function AtTheDoor({ claim }: { claim: Claim }) {
  const { t } = useTranslation('credential');
  const { report, shown, cheat } = useAppSelector(selectCredential);
  const seen = report?.seen.find(({ id }) => id === claim.id);
  if (!report && shown.includes(claim.id))
    return <strong>{claim.id === 'age' && cheat !== 'none' ? forgedAge : claim.value}</strong>;
  if (!seen)
    return (
      <div>
        <span className="muted">{t('hash')}</span> <Digits name={`card-${claim.id}`}>{claim.hash}</Digits>
      </div>
    );
  const isListed = report!.list.includes(seen.hash);
  return (
    <div>
      <strong>{seen.value}</strong>
      <span className={isListed ? 'text-success' : 'text-danger'}> {isListed ? t('listed') : t('notListed')}</span>
      <Digits name={`card-${claim.id}`}>{seen.hash}</Digits>
    </div>
  );
}
