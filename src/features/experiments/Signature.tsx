import en from '../../../locales/en/signature.json';
import es from '../../../locales/es/signature.json';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { Digits } from './Digits';
import { ExperimentFrame } from './ExperimentFrame';
import { useForgetOnLeave } from './keys';
import { Prediction } from './Prediction';
import { selectSignature, sentenceTyped, signaturePredicted } from './signatureSlice';
import { SignatureSteps } from './SignatureSteps';
import { forgetKeys } from './signing';

addOwnTexts('signature', { es, en });

/** In characters. */
const maxSentence = 80;

/** Two keys, a sentence, a signature, and what a changed letter does to it. */
export function Signature() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectSignature);
  const { publicKey, signature } = state;
  const text = state.text ?? t('signature.example');
  const id = useId();

  useForgetOnLeave(forgetKeys);
  return (
    <ExperimentFrame
      name="signature"
      title={t('signature.title')}
      lead={t('signature.lead')}
      outcome={t('signature.outcome')}
      needsCrypto
      hasCryptoFailed={state.hasCryptoFailed}
    >
      <Prediction
        question={t('signature.prediction.question')}
        answers={{ yes: t('signature.prediction.yes'), no: t('signature.prediction.no') }}
        right="no"
        chosen={state.prediction}
        isTried={state.isTried}
        why={t('signature.prediction.why')}
        onChoose={(answer) => dispatch(signaturePredicted(answer))}
      />
      <SignatureSteps text={text} />
      {publicKey && (
        <>
          <label className="form-label" htmlFor={id}>
            {t('signature.sentence')}
          </label>
          <input
            id={id}
            className="form-control"
            autoComplete="off"
            dir="auto"
            maxLength={maxSentence}
            value={text}
            onChange={(event) => dispatch(sentenceTyped(event.target.value))}
          />
          <dl className="signature-facts auto-grid row-gap-0 column-gap-3 mt-3 mb-2">
            <div>
              <dt>{t('signature.private')}</dt>
              <dd>
                <span aria-hidden="true">{'•'.repeat(8)}</span>
                <span className="visually-hidden">{t('signature.hidden')}</span>
              </dd>
            </div>
            <div>
              <dt>{t('signature.public')}</dt>
              <dd>
                <Digits>{publicKey}</Digits>
              </dd>
            </div>
            {signature && (
              <div>
                <dt>{t('signature.signature')}</dt>
                <dd>
                  <Digits>{signature}</Digits>
                </dd>
              </div>
            )}
          </dl>
          <p className="experiment-note">{t('signature.privateNote')}</p>
        </>
      )}
      <p className="experiment-note">{t('signature.note')}</p>
    </ExperimentFrame>
  );
}
