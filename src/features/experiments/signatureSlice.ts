import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import { paths, plainPath } from '../../lib/paths';
import { arrived } from '../../router/locationSlice';
import { addExperiment } from './experimentsReducer';
import { checkText, makeKeys, signText } from './signing';

export interface SignatureState {
  publicKey: string | null;
  /** The private key of a pair was gone when it was asked to sign. */
  isForgotten: boolean;
  /** Null stands for the example in the language shown. */
  text: string | null;
  signature: string | null;
  /** How the sentence stands to the signature; null while there is none. */
  verdict: 'signed' | 'changed' | 'fits' | 'fitsNot' | null;
  /** The browser's cryptography was asked and did not answer. */
  hasCryptoFailed: boolean;
}

const initialState: SignatureState = {
  publicKey: null,
  isForgotten: false,
  text: null,
  signature: null,
  verdict: null,
  hasCryptoFailed: false,
};

/** Leaving this page forgets the keys. */
const signingPath = paths.video('video17');

const cryptoFailed = (state: SignatureState) => {
  state.hasCryptoFailed = true;
};

const signatureSlice = createSlice({
  name: 'signature',
  initialState,
  reducers: {
    sentenceTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
      if (state.signature) state.verdict = 'changed';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(makeKeys.fulfilled, ({ text }, { payload: publicKey }) => ({ ...initialState, text, publicKey }))
      .addCase(makeKeys.rejected, cryptoFailed)
      .addCase(signText.fulfilled, (state, { payload, meta: { arg } }) => {
        if (state.publicKey !== arg.publicKey) return;
        // The example stays what was signed, whatever the language.
        state.text ??= arg.text;
        state.signature = payload;
        state.verdict = state.text === arg.text ? 'signed' : 'changed';
      })
      .addCase(signText.rejected, (state, { payload }) => {
        if (payload !== 'forgotten') return cryptoFailed(state);
        return { ...initialState, text: state.text, isForgotten: true };
      })
      .addCase(checkText.fulfilled, (state, { payload: fits, meta: { arg } }) => {
        // The sentence may have been changed meanwhile.
        const isSame = state.signature === arg.signature && state.text === arg.text;
        if (isSame) state.verdict = fits ? 'fits' : 'fitsNot';
      })
      .addCase(checkText.rejected, cryptoFailed)
      .addCase(arrived, (state, { payload }) => (plainPath(payload.path) === signingPath ? state : initialState)),
});

export const { sentenceTyped } = signatureSlice.actions;
export const signatureReducer = signatureSlice.reducer;
addExperiment('signature', signatureReducer);

export const selectSignature = ({ experiments }: RootState): SignatureState => experiments.signature ?? initialState;
