import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { givenTexts } from '../../../lib/jsonWithoutTyped';
import { isString } from '../../../lib/payload';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Digits } from '../Digits';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { useForgetOnLeave } from '../keys';
import { WhyLink } from '../PlaceLink';
import { Seals, sealsPlace } from './Seals';
import { SignedText } from './SignedText';
import { forgetKeys, makeKeys, selectSignature, signText, writeText } from './signatureSlice';

/** A sentence, a key that seals its figure, and what a changed letter does to it. */
export function Signature() {
  const { t } = useTranslation('signature');
  const dispatch = useAppDispatch();
  const { publicKey, signed, checked, isTried, isForgotten, ...state } = useAppSelector(selectSignature);
  const text = state.text ?? t('example');
  const id = useId();
  useForgetOnLeave(forgetKeys);
  useEffect(() => {
    for (const given of [t('example'), withChangedLetter(t('example'))]) givenTexts.add(given);
  }, [t]);

  const sign = async () => {
    showSoon(sealsPlace);
    // No thunk answers while Redux DevTools locks the store.
    const { payload } = publicKey
      ? { payload: publicKey }
      : (Object(await dispatch(makeKeys())) as { payload: unknown });
    if (isString(payload)) void dispatch(signText({ publicKey: payload, text }));
  };
  const write = (written: string) =>
    void dispatch(writeText({ ...(publicKey && signed && { publicKey, signature: signed.signature }), text: written }));
  const change = (changed: string) => () => {
    write(changed);
    showSoon(sealsPlace);
  };
  const nextStep = (): Step => {
    if (!signed) return [t('sign'), sign];
    return checked?.fits ? [t('change'), change(withChangedLetter(text))] : [t('undo'), change(signed.text)];
  };
  const status = () => {
    if (signed) return t(checked?.fits ? 'verdict.fits' : 'verdict.fitsNot');
    return t(isForgotten ? 'forgotten' : 'begin');
  };
  return (
    <ExperimentFrame
      name="signature"
      needsCrypto
      isTried={isTried}
      more={isTried && <p className="experiment-note mt-3">{t('note')}</p>}
    >
      <label className="form-label" htmlFor={id}>
        {t('sentence')}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        dir="auto"
        maxLength={80}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      <p className="signature-signed experiment-note">
        {signed && (
          <>
            <span>{t('signed')} </span>
            <SignedText signed={signed.text} text={text} />
          </>
        )}
      </p>
      <Seals />
      <ExperimentBar
        status={status()}
        isBroken={signed !== null && !checked?.fits}
        step={nextStep()}
        isNext={!isTried || !checked?.fits}
        other={signed && !checked?.fits && [t('signAgain'), sign]}
      >
        {isTried && <WhyLink />}
      </ExperimentBar>
      {publicKey && signed && (
        <>
          <p className="experiment-note">{t('privateNote')}</p>
          <Digits
            name="signature-digits"
            summary={t('digits.show')}
            rows={[
              [t('digits.now'), checked!.hash],
              [t('digits.signed'), signed.hash],
              [t('digits.signature'), signed.signature],
              [t('digits.public'), publicKey],
              [t('digits.private'), t('digits.hidden')],
            ]}
          />
        </>
      )}
    </ExperimentFrame>
  );
}

/** The last letter becomes another one. */
const withChangedLetter = (text: string) => text.replace(/\p{L}(?=\P{L}*$)/u, (letter) => (letter === 'o' ? 'a' : 'o'));
