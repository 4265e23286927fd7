import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectSignature } from './signatureSlice';
import { checkText, makeKeys, signText } from './signing';

/** What to do, each step when it becomes possible, and what came of the last. */
export function SignatureSteps({ text }: { text: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { publicKey, signature, verdict, isForgotten } = useAppSelector(selectSignature);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // With the keys the button goes that was pressed, and its focus with it.
    if (isForgotten && document.activeElement === document.body) first.current?.focus();
  }, [isForgotten]);

  const noKeys = isForgotten ? t('signature.forgotten') : t('signature.noKeys');
  const keys = publicKey ? t('signature.keysMade') : noKeys;
  return (
    <div className="experiment-bar">
      <p className={verdict === 'fitsNot' ? 'text-danger' : undefined}>
        <output>{verdict ? t(`signature.verdict.${verdict}`) : keys}</output>
      </p>
      <div className="experiment-steps">
        <Button ref={first} variant="outline-light" onClick={() => void dispatch(makeKeys())}>
          {publicKey ? t('signature.makeAgain') : t('signature.make')}
        </Button>
        {publicKey && (
          <Button variant="outline-light" onClick={() => void dispatch(signText({ publicKey, text }))}>
            {t('signature.sign')}
          </Button>
        )}
        {publicKey && signature && (
          <Button variant="outline-light" onClick={() => void dispatch(checkText({ publicKey, text, signature }))}>
            {t('signature.check')}
          </Button>
        )}
      </div>
    </div>
  );
}
