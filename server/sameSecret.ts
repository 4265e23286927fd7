import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the time does not tell how much of a guess was right. */
export function sameSecret(guess: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(guess ?? ''), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
