import en from '../../../locales/en/signature.json';
import es from '../../../locales/es/signature.json';
import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addOwnTexts } from '../../i18n/loadedLanguages';
import { Digits } from './Digits';
import { ExperimentFrame } from './ExperimentFrame';
import { selectSignature } from './signatureSlice';
import { SignedSentence } from './SignedSentence';
import { forgetKeys, makeKeys } from './signing';

addOwnTexts('signature', { es, en });

/** Two keys, a sentence, a signature, and what a changed letter does to it. */
export function Signature() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { publicKey, isForgotten, hasCryptoFailed } = useAppSelector(selectSignature);

  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    window.addEventListener('pagehide', forgetKeys);
    return () => {
      window.removeEventListener('pagehide', forgetKeys);
      forgetKeys();
    };
  }, []);

  const noKeys = isForgotten ? t('signature.forgotten') : t('signature.noKeys');
  return (
    <ExperimentFrame
      drawing="signature"
      title={t('signature.title')}
      lead={t('signature.lead')}
      outcome={t('signature.outcome')}
      hasCryptoFailed={hasCryptoFailed}
    >
      <Button variant="outline-light" onClick={() => void dispatch(makeKeys())}>
        {publicKey ? t('signature.makeAgain') : t('signature.make')}
      </Button>
      <p className="mt-3">
        <output>{publicKey ? t('signature.keysMade') : noKeys}</output>
      </p>
      {publicKey && (
        <dl className="experiment-facts">
          <dt>{t('signature.public')}</dt>
          <dd>
            <Digits>{publicKey}</Digits>
          </dd>
          <dt>{t('signature.private')}</dt>
          <dd>
            <span aria-hidden="true">{'•'.repeat(16)}</span>
            <span className="visually-hidden">{t('signature.hidden')}</span>
            <p className="experiment-note">{t('signature.privateNote')}</p>
          </dd>
        </dl>
      )}
      <SignedSentence />
      <p className="experiment-note">{t('signature.note')}</p>
    </ExperimentFrame>
  );
}
