import { createAppAsyncThunk } from '../../app/hooks';
import { fromHex, toHex } from './Digits';

const keyType = { name: 'ECDSA', namedCurve: 'P-256' };
const signatureType = { name: 'ECDSA', hash: 'SHA-256' };

/**
 * The private key stays here, where no action, no state, no support report and no DevTools see it. So a jump to an earlier moment
 * shows all that was seen then, but brings no key back.
 */
let kept: { publicKey: string; privateKey: CryptoKey } | undefined;

export function forgetKeys(): void {
  kept = undefined;
}

/** Answers the public key, in hexadecimal digits. */
export const makeKeys = createAppAsyncThunk('signature/makeKeys', async (_: void, { extra: { subtleCrypto } }) => {
  // Not extractable: the browser hands the private key to nobody, this page included.
  const keys = await subtleCrypto!.generateKey(keyType, false, ['sign', 'verify']);
  const publicKey = toHex(await subtleCrypto!.exportKey('raw', keys.publicKey));
  kept = { publicKey, privateKey: keys.privateKey };
  return publicKey;
});

interface Signing {
  publicKey: string;
  text: string;
}

/** Answers the signature, in hexadecimal digits; refuses when the private key of that pair is gone. */
export const signText = createAppAsyncThunk<string, Signing, { rejectValue: 'forgotten' }>(
  'signature/signText',
  async ({ publicKey, text }, { extra: { subtleCrypto }, rejectWithValue }) => {
    if (kept?.publicKey !== publicKey) return rejectWithValue('forgotten');
    return toHex(await subtleCrypto!.sign(signatureType, kept.privateKey, new TextEncoder().encode(text)));
  },
);

/** Answers whether the signature fits. It takes nothing secret, so anyone could ask. */
export const checkText = createAppAsyncThunk(
  'signature/checkText',
  async ({ publicKey, text, signature }: Signing & { signature: string }, { extra: { subtleCrypto } }) => {
    const key = await subtleCrypto!.importKey('raw', fromHex(publicKey), keyType, true, ['verify']);
    return subtleCrypto!.verify(signatureType, key, fromHex(signature), new TextEncoder().encode(text));
  },
);
