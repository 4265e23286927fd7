import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { createAppAsyncThunk, injectLate } from '../../../lib/store';
import { isString, validFields } from '../../../lib/payload';
import { isArrival } from '../../../router/locationSlice';
import { resetWhenLeaving } from '../experimentsSlice';
import { toHex } from '../Digits';
import { fits, makeKeyring, type Signed } from '../keys';

interface SignatureState {
  publicKey: string | null;
  /** The private key of a pair was gone when it was asked to sign. */
  isForgotten: boolean;
  /** Null stands for the example in the language shown. */
  text: string | null;
  /** What was signed last, its hash, and the signature. */
  signed: { text: string; hash: string; signature: string } | null;
  /** The hash of the sentence as it is, and whether the signature fits it; null until something was signed or typed. */
  checked: Checked | null;
  /** A changed sentence was checked, which the prediction is about. */
  isTried: boolean;
}

interface Checked {
  hash: string;
  fits: boolean;
}

const initialState: SignatureState = {
  publicKey: null,
  isForgotten: false,
  text: null,
  signed: null,
  checked: null,
  isTried: false,
};

const keyring = makeKeyring();

export const forgetKeys = () => keyring.forget();

export const makeKeys = createAppAsyncThunk('crypto/makeKeys', (_: void, { extra: { subtleCrypto } }) =>
  keyring.make(subtleCrypto!),
);

/** Signs a sentence and checks the signature; refuses when the private key of that pair is gone. */
export const signText = createAppAsyncThunk<
  Checked & { signature: string },
  Omit<Signed, 'signature'>,
  { rejectValue: 'forgotten' }
>('crypto/signText', async ({ publicKey, text }, { extra: { subtleCrypto }, rejectWithValue }) => {
  const signature = await keyring.sign(subtleCrypto!, publicKey, text);
  return signature
    ? { signature, ...(await check(subtleCrypto!, { publicKey, text, signature })) }
    : rejectWithValue('forgotten');
});

/** Writes another sentence and checks it; there may be no signature yet. */
export const writeText = createAppAsyncThunk(
  'crypto/writeText',
  (signed: Pick<Signed, 'text'> & Partial<Signed>, { extra: { subtleCrypto } }) => check(subtleCrypto!, signed),
);

async function check(crypto: SubtleCrypto, { publicKey, text, signature }: Partial<Signed>): Promise<Checked> {
  const hash = await crypto.digest('SHA-256', new TextEncoder().encode(text));
  const isSigned = isString(publicKey) && isString(text) && isString(signature);
  return { hash: toHex(hash), fits: isSigned && (await fits(crypto, { publicKey, text, signature })) };
}

const isHex = (digits: unknown): digits is string => isString(digits) && /^([0-9a-f]{2})+$/.test(digits);

const signedIn = (meta: { arg?: unknown } | null | undefined) =>
  validFields<Signed>(meta?.arg, { publicKey: isString, text: isString, signature: isString });

const isFit = (does: unknown) => typeof does === 'boolean';
const resultIn = (payload: unknown) =>
  validFields<Checked & { signature: string }>(payload, { hash: isHex, signature: isHex, fits: isFit });

const withoutKeys = ({ text, isTried }: SignatureState) => ({ ...initialState, text, isTried });

export const signatureSlice = createSlice({
  name: 'signature',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(makeKeys.fulfilled, (state, { payload: publicKey }) =>
        isHex(publicKey) ? { ...withoutKeys(state), publicKey } : state,
      )
      .addCase(writeText.pending, (state, { meta }) => {
        state.text = signedIn(meta).text ?? state.text;
      })
      .addCase(writeText.fulfilled, (state, { payload, meta }) => {
        // The sentence or the signature may be another meanwhile.
        const { text, signature } = signedIn(meta);
        const { hash, fits } = resultIn(payload);
        if (text === undefined || state.text !== text || state.signed?.signature !== signature || !hash) return;
        state.checked = { hash, fits: fits === true };
        state.isTried ||= state.signed !== null && !fits;
      })
      .addCase(signText.fulfilled, (state, { payload, meta }) => {
        const { publicKey, text } = signedIn(meta);
        const { signature, hash, fits } = resultIn(payload);
        if (!publicKey || text === undefined || state.publicKey !== publicKey || !signature || !hash) return;
        // The example stays what was signed, whatever the language.
        state.text ??= text;
        if (state.text !== text) return;
        state.signed = { text, hash, signature };
        state.checked = { hash, fits: fits === true };
      })
      // A pair may have taken its place meanwhile.
      .addCase(signText.rejected, (state, { meta }) =>
        signedIn(meta).publicKey === state.publicKey ? { ...withoutKeys(state), isForgotten: true } : state,
      )
      .addMatcher(isArrival, resetWhenLeaving('video17', initialState)),
});

declare module '../../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof signatureSlice>> {}
}

export const { selectSlice: selectSignature } = injectLate(signatureSlice);
