import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataDir } from '../../server/database/openDataDir';
import { readyClone, runServer } from '../../test-support/runServer';
import type { LimitedProvider } from './limitedProvider';

/** The built server with a list of its own, which sends by a provider. It takes the clients' addresses from a header. */
export async function sendingServer(provider: LimitedProvider, settings: Record<string, number>) {
  const root = await readyClone();
  const pglite = await openDataDir(join(root, '.data/pg18'));
  for (const [name, value] of Object.entries(settings))
    await pglite.query('update private.waitlist_settings set value = $2 where name = $1', [name, value]);
  await pglite.close();
  return {
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
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
