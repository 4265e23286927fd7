import { createAppAsyncThunk } from '../../app/hooks';
import { fits, makeKeyring, type Signed } from './keys';

const keyring = makeKeyring();

export const forgetKeys = () => keyring.forget();

/** Answers the public key. */
export const makeKeys = createAppAsyncThunk('signature/makeKeys', (_: void, { extra: { subtleCrypto } }) =>
  keyring.make(subtleCrypto!),
);

/** Answers the signature; refuses when the private key of that pair is gone. */
export const signText = createAppAsyncThunk<string, Omit<Signed, 'signature'>, { rejectValue: 'forgotten' }>(
  'signature/signText',
  async ({ publicKey, text }, { extra: { subtleCrypto }, rejectWithValue }) =>
    (await keyring.sign(subtleCrypto!, publicKey, text)) ?? rejectWithValue('forgotten'),
);

/** Answers whether the signature fits. */
export const checkText = createAppAsyncThunk('signature/checkText', (signed: Signed, { extra: { subtleCrypto } }) =>
  fits(subtleCrypto!, signed),
);
