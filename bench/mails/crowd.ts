import { setTimeout as delay } from 'node:timers/promises';
import type { LimitedProvider } from './sendingServer';

export interface Person {
  email: string;
  /** The client's address, as a proxy names it. */
  address: string;
}

/** Signs people up by both steps, so many a second, and returns when each was acknowledged. Throws when one is refused. */
export async function signUpCrowd(url: string, people: Person[], perSecond: number): Promise<Map<string, number>> {
  const joinedAt = new Map<string, number>();
  const startedAt = performance.now();
  await Promise.all(
    people.map(async ({ email, address }, place) => {
      await delay(startedAt + (place / perSecond) * 1000 - performance.now());
      await call(url, '/rest/v1/rpc/add_waitlist_subscription', address, {
        p_email: email,
        p_name: 'Ada',
        p_interests: 'Web3 technology',
        p_message: null,
      });
      joinedAt.set(email, performance.now());
      await call(url, '/functions/v1/send-confirmation', address, {
        name: 'Ada',
        email,
        interests: ['Web3 technology'],
      });
    }),
  );
  return joinedAt;
}

async function call(url: string, path: string, address: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/** The seconds that each waited for a mail, until all have one or so many seconds have passed. */
export async function waitsOf(
  joinedAt: Map<string, number>,
  provider: LimitedProvider,
  seconds: number,
): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const isMissing = () => [...joinedAt.keys()].some((email) => !provider.mailedAt.has(email));
  while (isMissing() && performance.now() < until) await delay(50);
  return [...joinedAt].flatMap(([email, at]) => {
    const mailed = provider.mailedAt.get(email);
    return mailed === undefined ? [] : [Math.max(0, mailed - at) / 1000];
  });
}
