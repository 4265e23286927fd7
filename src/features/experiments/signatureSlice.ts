import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { paths, plainPath } from '../../lib/paths';
import { arrived } from '../../router/locationSlice';
import { checkText, makeKeys, signText } from './signing';

interface SignatureState {
  publicKey: string | null;
  /** The private key of a pair was gone when it was asked to sign. */
  isForgotten: boolean;
  /** Null stands for the example in the language shown. */
  text: string | null;
  signature: string | null;
  /** How the sentence stands to the signature; null while there is none. */
  verdict: 'signed' | 'changed' | 'fits' | 'fitsNot' | null;
  prediction: string | null;
  /** A changed sentence was checked, which the prediction is about. */
  isTried: boolean;
  hasCryptoFailed: boolean;
}

const initialState: SignatureState = {
  publicKey: null,
  isForgotten: false,
  text: null,
  signature: null,
  verdict: null,
  prediction: null,
  isTried: false,
  hasCryptoFailed: false,
};

/** Leaving this page forgets the keys. */
const signingPath = paths.video('video17');

/** What stays when the keys change. */
const withoutKeys = ({ text, prediction, isTried }: SignatureState) => ({ ...initialState, text, prediction, isTried });

const cryptoFailed = (state: SignatureState) => {
  state.hasCryptoFailed = true;
};

export const signatureSlice = createSlice({
  name: 'signature',
  initialState,
  reducers: {
    sentenceTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload ?? state.text;
      if (state.signature) state.verdict = 'changed';
    },
    signaturePredicted: (state, { payload }: PayloadAction<string>) => {
      state.prediction = payload ?? null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(makeKeys.fulfilled, (state, { payload }) => ({ ...withoutKeys(state), publicKey: payload ?? null }))
      .addCase(makeKeys.rejected, cryptoFailed)
      .addCase(signText.fulfilled, (state, { payload, meta }) => {
        if (!meta || state.publicKey !== meta.arg.publicKey) return;
        // The example stays what was signed, whatever the language.
        state.text ??= meta.arg.text;
        state.signature = payload;
        state.verdict = state.text === meta.arg.text ? 'signed' : 'changed';
      })
      .addCase(signText.rejected, (state, { payload }) => {
        if (payload !== 'forgotten') return cryptoFailed(state);
        return { ...withoutKeys(state), isForgotten: true };
      })
      .addCase(checkText.fulfilled, (state, { payload: fits, meta }) => {
        // The sentence may have been changed meanwhile.
        const isSame = meta && state.signature === meta.arg.signature && state.text === meta.arg.text;
        if (!isSame) return;
        state.verdict = fits ? 'fits' : 'fitsNot';
        state.isTried ||= !fits;
      })
      .addCase(checkText.rejected, cryptoFailed)
      .addCase(arrived, (state, { payload }) =>
        !payload || plainPath(payload.path) === signingPath ? state : initialState,
      ),
  selectors: { selectSignature: (state) => state },
});

export const { sentenceTyped, signaturePredicted } = signatureSlice.actions;
export const { selectSignature } = signatureSlice.injectInto(rootReducer, { overrideExisting: true }).selectors;
