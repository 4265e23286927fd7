import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { Choice } from './Choice';
import { forgedAge, forgetPhone, issueCard, showCard } from './identityCard';
import { CredentialClaims } from './CredentialClaims';
import { cheatChosen, letsIn, phoneLost, selectCredential, verdictOf } from './credentialSlice';
import { ExperimentBar, type Step } from './ExperimentBar';
import { ExperimentFrame } from './ExperimentFrame';
import { useForgetOnLeave } from './keys';
import { PhoneAndDoor } from './PhoneAndDoor';
import { WhyLink } from './PlaceLink';

/** A signed card of which one thing is shown: what the doorkeeper learns, and what a lie and a lost phone come to. */
export function Credential() {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { card, cheat, isTried, isLost } = useAppSelector(selectCredential);
  useForgetOnLeave(forgetPhone);
  return (
    <ExperimentFrame name="credential" hasStyles needsCrypto isTried={isTried}>
      <PhoneAndDoor />
      {card && (
        <>
          <CredentialClaims card={card} />
          {!isLost && (
            <Choice
              label={t('honest')}
              options={{
                none: t('cheat.none'),
                value: t('cheat.value', { age: forgedAge }),
                list: t('cheat.list', { age: forgedAge }),
              }}
              chosen={cheat}
              onChoose={(chosen) => dispatch(cheatChosen(chosen))}
            />
          )}
        </>
      )}
      <CredentialSteps />
      <p className="experiment-note">{t('note')}</p>
    </ExperimentFrame>
  );
}

function CredentialSteps() {
  const { t } = useTranslation('credential');
  const dispatch = useAppDispatch();
  const { card, shown, cheat, report, isTried, isLost } = useAppSelector(selectCredential);
  const verdict = report && verdictOf(report);

  const status = () => {
    if (verdict) return t(`verdict.${verdict}`, { age: forgedAge });
    if (!card) return t('noCard');
    return isLost ? t('lost') : t('ready');
  };
  const nextStep = (): Step => {
    if (!card) return [t('issue'), () => dispatch(issueCard())];
    if (verdict === 'lost') return [t('issueAgain'), () => dispatch(issueCard())];
    return [t('show'), () => dispatch(showCard({ card, shown, cheat }))];
  };
  const lose = () => {
    forgetPhone();
    dispatch(phoneLost());
  };
  return (
    <ExperimentBar
      className="credential-bar"
      status={status()}
      isBroken={verdict !== null && !letsIn(verdict)}
      step={nextStep()}
      isNext={!verdict || verdict === 'lost'}
      other={card && !isLost && verdict !== 'lost' && [t('lose'), lose]}
    >
      {isTried && verdict && <WhyLink />}
    </ExperimentBar>
  );
}
