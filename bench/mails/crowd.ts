import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setLimit } from '../../test-support/listQueries';
import { startMailProvider } from '../../test-support/mailProvider';
import { builtClone, inDataDir, runServer } from '../../test-support/site';

export interface Person {
  email: string;
  /** The client's address, as a proxy names it. */
  address: string;
}

export const crowdOf = (count: number, address = (_n: number) => '', prefix = 'person', domain = 'outlook.com') =>
  Array.from({ length: count }, (_, n): Person => ({ email: `${prefix}-${n}@${domain}`, address: address(n) }));

/** Signs people up by both steps, so many a second, and returns when each was acknowledged. Throws when one is refused. */
export async function signUpCrowd(url: string, people: Person[], perSecond: number): Promise<Map<string, number>> {
  const joinedAt = new Map<string, number>();
  const startedAt = performance.now();
  const interest = 'Web3 technology';
  await Promise.all(
    people.map(async ({ email, address }, place) => {
      await delay(startedAt + (place / perSecond) * 1000 - performance.now());
      const row = { p_email: email, p_name: 'Ada', p_interests: interest, p_message: null };
      await call(url, '/rest/v1/rpc/add_waitlist_subscription', address, row);
      joinedAt.set(email, performance.now());
      await call(url, '/functions/v1/send-confirmation', address, { name: 'Ada', email, interests: [interest] });
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
export async function waitsOf(joinedAt: Map<string, number>, mailedAt: Map<string, number>, seconds: number) {
  const until = performance.now() + seconds * 1000;
  const isMissing = () => [...joinedAt.keys()].some((email) => !mailedAt.has(email));
  while (isMissing() && performance.now() < until) await delay(50);
  return [...joinedAt].flatMap(([email, at]) =>
    mailedAt.has(email) ? [Math.max(0, mailedAt.get(email)! - at) / 1000] : [],
  );
}

/** A mail provider that takes so many requests in any one second, answers 429 beyond that, and remembers when each address was mailed. */
async function limitedProvider(perSecond: number) {
  const requestsAt: number[] = [];
  const mailedAt = new Map<string, number>();
  let refused = 0;
  const provider = await startMailProvider({
    refuse: ({ mails }) => {
      const now = performance.now();
      while (requestsAt.length > 0 && requestsAt[0]! <= now - 1000) requestsAt.shift();
      if (requestsAt.length >= perSecond) {
        refused += 1;
        return { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } };
      }
      requestsAt.push(now);
      for (const { to } of mails) mailedAt.set(to[0], mailedAt.get(to[0]) ?? now);
      return undefined;
    },
  });
  return { ...provider, mailedAt, refused: () => refused };
}

/** The built server with a list of its own and a provider of so many requests a second. It takes the clients' addresses from a header. */
export async function sendingServer(perSecond: number, settings: Record<string, number>) {
  const provider = await limitedProvider(perSecond);
  const root = await builtClone();
  await inDataDir(join(root, '.data'), async (database) => {
    for (const [name, value] of Object.entries(settings)) await setLimit(database, name, value);
  });
  const env = { ...provider.env, SITE_URL: 'http://localhost:3000', CLIENT_ADDRESS_HEADER: 'x-forwarded-for' };
  const server = await runServer(root, env);
  if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
  const stop = async () => {
    await server.end('SIGTERM');
    await rm(root, { recursive: true, force: true });
    await provider.stop();
  };
  return { provider, url: server.url, stop };
}
