import { useEffect } from 'react';
import { fromHex, toHex } from './Digits';

const keyType = { name: 'ECDSA', namedCurve: 'P-256' };
const signatureType = { name: 'ECDSA', hash: 'SHA-256' };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * One pair of keys at a time. The private key stays in here, where no action, no state, no support report and no DevTools see it. So a
 * jump to an earlier moment shows all that was seen then, but brings no key back.
 */
export function makeKeyring() {
  let kept: { publicKey: string; privateKey: CryptoKey } | undefined;
  return {
    /** Answers the public key, in hexadecimal digits. */
    async make(crypto: SubtleCrypto): Promise<string> {
      // Not extractable: the browser hands the private key to nobody, this page included.
      const keys = await crypto.generateKey(keyType, false, ['sign', 'verify']);
      const publicKey = toHex(await crypto.exportKey('raw', keys.publicKey));
      kept = { publicKey, privateKey: keys.privateKey };
      return publicKey;
    },
    /** Answers the signature, in hexadecimal digits; null when the private key of that pair is gone. */
    async sign(crypto: SubtleCrypto, publicKey: string, text: string): Promise<string | null> {
      if (kept?.publicKey !== publicKey) return null;
      return toHex(await crypto.sign(signatureType, kept.privateKey, bytesOf(text)));
    },
    forget(): void {
      kept = undefined;
    },
  };
}

export interface Signed {
  publicKey: string;
  text: string;
  signature: string;
}

/** Whether the signature fits. It takes nothing secret, so anyone could ask. */
export async function fits(crypto: SubtleCrypto, { publicKey, text, signature }: Signed): Promise<boolean> {
  const key = await crypto.importKey('raw', fromHex(publicKey), keyType, true, ['verify']);
  return crypto.verify(signatureType, key, fromHex(signature), bytesOf(text));
}

/** Calls `forget` when the visitor leaves. */
export function useForgetOnLeave(forget: () => void): void {
  useEffect(() => {
    // A page that the browser keeps for Back is left, too.
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
      forget();
    };
  }, [forget]);
}
