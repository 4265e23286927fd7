import { webcrypto } from 'node:crypto';

/** Gives jsdom the cryptography that browsers have. */
export function bringWebCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
