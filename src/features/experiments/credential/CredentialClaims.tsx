import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { CheckInput } from '../../../components/CheckInput';
import { StarIcon } from '../../../components/sky/stars';
import { forgedAge, type Card, type Claim } from './identityCard';
import { claimToggled, selectCredential } from './credentialSlice';
import { Digits } from '../Digits';
import { HashFigure } from '../HashFigure';

/** The card line by line: what the visitor knows, and what reaches the doorkeeper. */
export function CredentialClaims({ card }: { card: Card }) {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { shown, report, isLost } = useAppSelector(selectCredential);
  const seenOf = (claim: Claim) => report?.seen.find(({ id }) => id === claim.id) ?? claim;
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
        <div className="credential-proof">
          <span className="credential-seal d-inline-grid">
            <StarIcon />
          </span>
          {report && (
            <span className={`fs-small ${report.isListSigned ? 'text-success' : 'text-danger'}`}>
              {t(report.isListSigned ? 'fitting' : 'notFitting')}
            </span>
          )}
        </div>
      </div>
      <Digits
        name="card-digits"
        summary={t('digits.show')}
        rows={[
          ...card.claims.map((claim): [string, string] => [
            t('digits.hash', { claim: t(`claims.${claim.id}`) }),
            seenOf(claim).hash,
          ]),
          [t('signature'), card.signature],
        ]}
      />
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
  if (!seen) return <HashFigure hash={claim.hash} />;
  const isListed = report!.list.includes(seen.hash);
  return (
    <div className={`credential-proof ${isListed ? 'text-success' : 'text-danger'}`}>
      <HashFigure hash={seen.hash} />
      <span className="fs-small">
        <strong>{seen.value}</strong> {isListed ? t('listed') : t('notListed')}
      </span>
    </div>
  );
}
