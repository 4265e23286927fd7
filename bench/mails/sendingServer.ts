import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataDir } from '../../server/database/openDataDir';
import { startMailProvider } from '../../test-support/mailProvider';
import { readyClone, runServer } from '../../test-support/site';

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

export type LimitedProvider = Awaited<ReturnType<typeof limitedProvider>>;

/** The built server with a list of its own and a provider of so many requests a second. It takes the clients' addresses from a header. */
export async function sendingServer(perSecond: number, settings: Record<string, number>) {
  const provider = await limitedProvider(perSecond);
  const root = await readyClone();
  const pglite = await openDataDir(join(root, '.data/pg18'));
  for (const [name, value] of Object.entries(settings))
    await pglite.query('update private.waitlist_settings set value = $2 where name = $1', [name, value]);
  await pglite.close();
  return {
    provider,
    /** Starts it, also after a kill. */
    start: async () => {
      const server = await runServer(root, {
        ...provider.env,
        SITE_URL: 'http://localhost:3000',
        CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
      });
      if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
      return { ...server, url: server.url };
    },
    remove: async () => {
      await rm(root, { recursive: true, force: true });
      await provider.stop();
    },
  };
}
