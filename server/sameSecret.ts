import { timingSafeEqual } from 'node:crypto';

/** Whether what somebody says is the secret. How long it takes says nothing of how much of it was right. */
export function sameSecret(said: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(said ?? ''), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
