import { useEffect, useId } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { givenTexts } from '../../../lib/jsonWithoutTyped';
import { isString } from '../../../lib/payload';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Digits } from '../Digits';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { SignedText } from './SignedText';
import { StepButton } from '../ExperimentBar';
import { useForgetOnLeave } from '../keys';
import { checkText, forgetKeys, makeKeys, selectSignature, sentenceTyped, signText } from './signatureSlice';

/** A sentence, two keys, a signature, and what a changed letter does to it. */
export function Signature() {
  const { t } = useTranslation('signature');
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectSignature);
  const { publicKey, signed } = state;
  const text = state.text ?? t('example');
  const id = useId();
  useForgetOnLeave(forgetKeys);
  useEffect(() => {
    for (const given of [t('example'), withChangedLetter(t('example'))]) givenTexts.add(given);
  }, [t]);
  return (
    <ExperimentFrame name="signature" needsCrypto isTried={state.isTried}>
      <SignatureSteps text={text} />
      <label className="form-label" htmlFor={id}>
        {t('sentence')}
      </label>
      <input
        id={id}
        className="form-control mb-3"
        autoComplete="off"
        dir="auto"
        maxLength={80}
        value={text}
        onChange={(event) => dispatch(sentenceTyped(event.target.value))}
      />
      {publicKey && (
        <>
          <dl className="signature-facts column-gap-3 mb-2">
            <div>
              <dt>{t('private')}</dt>
              <dd>
                <span aria-hidden="true">{'•'.repeat(8)}</span>
                <span className="visually-hidden">{t('hidden')}</span>
              </dd>
            </div>
            <div>
              <dt>{t('public')}</dt>
              <dd>
                <Digits name="public-key">{publicKey}</Digits>
              </dd>
            </div>
            {signed && (
              <div className="signature-made">
                <dt>
                  <span>{t('signature')}</span> <SignedText signed={signed.text} text={text} />
                </dt>
                <dd>
                  <Digits name="signature">{signed.signature}</Digits>
                </dd>
              </div>
            )}
          </dl>
          <p className="experiment-note mb-2">{t('privateNote')}</p>
          <Button variant="link" className="p-0 mb-2" onClick={() => void dispatch(makeKeys())}>
            {t('makeAgain')}
          </Button>
        </>
      )}
      {state.isTried && <p className="experiment-note">{t('note')}</p>}
    </ExperimentFrame>
  );
}

/** Of what a check said. */
const colors = { signed: undefined, changed: undefined, fits: 'text-success', fitsNot: 'text-danger' };

const nextSteps = { none: 'sign', signed: 'check', fits: 'change', changed: 'check' } as const;

/** The last letter becomes another one. */
const withChangedLetter = (text: string) => text.replace(/\p{L}(?=\P{L}*$)/u, (letter) => (letter === 'o' ? 'a' : 'o'));

/** What to do, each step when it becomes possible, and what came of the last. */
function SignatureSteps({ text }: { text: string }) {
  const { t } = useTranslation('signature');
  const dispatch = useAppDispatch();
  const { publicKey, signed, verdict, isTried, isForgotten } = useAppSelector(selectSignature);

  const sign = async () => {
    // No thunk answers while Redux DevTools locks the store.
    const { payload } = publicKey
      ? { payload: publicKey }
      : (Object(await dispatch(makeKeys())) as { payload: unknown });
    if (isString(payload)) void dispatch(signText({ publicKey: payload, text }));
  };
  const next = verdict === 'fitsNot' ? null : nextSteps[verdict ?? 'none'];
  return (
    <div className="experiment-bar">
      <p className={verdict ? colors[verdict] : undefined}>
        <span aria-live="polite">{verdict ? t(`verdict.${verdict}`) : t(isForgotten ? 'forgotten' : 'begin')}</span>
        {isTried && <WhyLink />}
      </p>
      <div className="experiment-steps">
        <StepButton isNext={next === 'sign'} onClick={() => void sign()}>
          {t('sign')}
        </StepButton>
        {publicKey && signed && (
          <>
            <StepButton
              isNext={next === 'check'}
              onClick={() => void dispatch(checkText({ publicKey, text, signature: signed.signature }))}
            >
              {t('check')}
            </StepButton>
            <StepButton isNext={next === 'change'} onClick={() => dispatch(sentenceTyped(withChangedLetter(text)))}>
              {t('change')}
            </StepButton>
          </>
        )}
      </div>
    </div>
  );
}
