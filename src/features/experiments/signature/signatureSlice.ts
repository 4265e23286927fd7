import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { createAppAsyncThunk, injectLate } from '../../../lib/store';
import { isString, validFields } from '../../../lib/payload';
import { isArrival } from '../../../router/locationSlice';
import { resetWhenLeaving } from '../experimentsSlice';
import { fits, makeKeyring, type Signed } from '../keys';

interface SignatureState {
  publicKey: string | null;
  /** The private key of a pair was gone when it was asked to sign. */
  isForgotten: boolean;
  /** Null stands for the example in the language shown. */
  text: string | null;
  /** What was signed last, and the signature. */
  signed: { text: string; signature: string } | null;
  /** How the sentence stands to the signature; null while there is none. */
  verdict: 'signed' | 'changed' | 'fits' | 'fitsNot' | null;
  /** A changed sentence was checked, which the prediction is about. */
  isTried: boolean;
}

const initialState: SignatureState = {
  publicKey: null,
  isForgotten: false,
  text: null,
  signed: null,
  verdict: null,
  isTried: false,
};

const keyring = makeKeyring();

export const forgetKeys = () => keyring.forget();

export const makeKeys = createAppAsyncThunk('crypto/makeKeys', (_: void, { extra: { subtleCrypto } }) =>
  keyring.make(subtleCrypto!),
);

/** Answers the signature; refuses when the private key of that pair is gone. */
export const signText = createAppAsyncThunk<string, Omit<Signed, 'signature'>, { rejectValue: 'forgotten' }>(
  'crypto/signText',
  async ({ publicKey, text }, { extra: { subtleCrypto }, rejectWithValue }) =>
    (await keyring.sign(subtleCrypto!, publicKey, text)) ?? rejectWithValue('forgotten'),
);

export const checkText = createAppAsyncThunk('crypto/checkText', (signed: Signed, { extra: { subtleCrypto } }) =>
  fits(subtleCrypto!, signed),
);

const isHex = (digits: unknown): digits is string => isString(digits) && /^([0-9a-f]{2})+$/.test(digits);

const signedIn = (meta: { arg?: unknown } | null | undefined) =>
  validFields<Signed>(meta?.arg, { publicKey: isString, text: isString, signature: isString });

const withoutKeys = ({ text, isTried }: SignatureState) => ({ ...initialState, text, isTried });

export const signatureSlice = createSlice({
  name: 'signature',
  initialState,
  reducers: {
    sentenceTyped: (state, { payload }: PayloadAction<string>) => {
      if (!isString(payload)) return;
      state.text = payload;
      if (state.signed) state.verdict = 'changed';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(makeKeys.fulfilled, (state, { payload: publicKey }) =>
        isHex(publicKey) ? { ...withoutKeys(state), publicKey } : state,
      )
      .addCase(signText.fulfilled, (state, { payload, meta }) => {
        const { publicKey, text } = signedIn(meta);
        if (!publicKey || text === undefined || state.publicKey !== publicKey || !isHex(payload)) return;
        // The example stays what was signed, whatever the language.
        state.text ??= text;
        state.signed = { text, signature: payload };
        state.verdict = state.text === text ? 'signed' : 'changed';
      })
      // A pair may have taken its place meanwhile.
      .addCase(signText.rejected, (state, { meta }) =>
        signedIn(meta).publicKey === state.publicKey ? { ...withoutKeys(state), isForgotten: true } : state,
      )
      .addCase(checkText.fulfilled, (state, { payload, meta }) => {
        // The sentence may have been changed meanwhile.
        const { signature, text } = signedIn(meta);
        const isSame = signature && state.signed?.signature === signature && state.text === text;
        if (!isSame || typeof payload !== 'boolean') return;
        state.verdict = payload ? 'fits' : 'fitsNot';
        state.isTried ||= !payload;
      })
      .addMatcher(isArrival, resetWhenLeaving('video17', initialState)),
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof signatureSlice>> {}
}

export const { sentenceTyped } = signatureSlice.actions;
export const { selectSlice: selectSignature } = injectLate(signatureSlice);
