import en from '../../../locales/en/credential.json';
import es from '../../../locales/es/credential.json';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { Choice } from './Choice';
import { forgedAge, forgetPhone } from './credential';
import { CredentialClaims } from './CredentialClaims';
import { cheatChosen, credentialPredicted, selectCredential } from './credentialSlice';
import { CredentialSteps } from './CredentialSteps';
import { ExperimentFrame } from './ExperimentFrame';
import { useForgetOnLeave } from './keys';
import { Prediction } from './Prediction';

addOwnTexts('credential', { es, en });

/** A signed card of which one thing is shown: what the doorkeeper learns, and what a lie and a lost phone come to. */
export function Credential() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { card, cheat, prediction, isTried, isLost, hasCryptoFailed } = useAppSelector(selectCredential);
  useForgetOnLeave(forgetPhone);
  return (
    <ExperimentFrame
      name="credential"
      hasStyles
      title={t('credential.title')}
      lead={t('credential.lead')}
      outcome={t('credential.outcome')}
      needsCrypto
      hasCryptoFailed={hasCryptoFailed}
    >
      <Prediction
        question={t('credential.prediction.question')}
        answers={{ yes: t('credential.prediction.yes'), no: t('credential.prediction.no') }}
        right="no"
        chosen={prediction}
        isTried={isTried}
        why={t('credential.prediction.why')}
        onChoose={(answer) => dispatch(credentialPredicted(answer))}
      />
      {card && (
        <>
          <CredentialClaims card={card} />
          {!isLost && (
            <Choice
              label={t('credential.honest')}
              options={{
                none: t('credential.cheat.none'),
                value: t('credential.cheat.value', { age: forgedAge }),
                list: t('credential.cheat.list', { age: forgedAge }),
              }}
              chosen={cheat}
              onChoose={(chosen) => dispatch(cheatChosen(chosen))}
            />
          )}
        </>
      )}
      <CredentialSteps />
      <p className="experiment-note">{t('credential.note')}</p>
    </ExperimentFrame>
  );
}
