import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Stack from 'react-bootstrap/Stack';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Digits } from './Digits';
import { selectSignature, sentenceTyped } from './signatureSlice';
import { checkText, signText } from './signing';

/** In characters. */
const maxSentence = 80;

/** A sentence that is signed with the private key and checked with the public one. */
export function SignedSentence() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectSignature);
  const { publicKey, signature, verdict } = state;
  const text = state.text ?? t('signature.example');
  const id = useId();
  return (
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
      <Stack direction="horizontal" gap={2} className="flex-wrap my-3">
        <Button
          variant="outline-light"
          disabled={!publicKey}
          onClick={() => publicKey && void dispatch(signText({ publicKey, text }))}
        >
          {t('signature.sign')}
        </Button>
        <Button
          variant="outline-light"
          disabled={!signature}
          onClick={() => publicKey && signature && void dispatch(checkText({ publicKey, text, signature }))}
        >
          {t('signature.check')}
        </Button>
      </Stack>
      <p className={verdict === 'fitsNot' ? 'is-broken' : undefined}>
        <output>{verdict && t(`signature.verdict.${verdict}`)}</output>
      </p>
      {signature && (
        <dl className="experiment-facts">
          <dt>{t('signature.signature')}</dt>
          <dd>
            <Digits>{signature}</Digits>
          </dd>
        </dl>
      )}
    </>
  );
}
