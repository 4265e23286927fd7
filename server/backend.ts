import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import type { Background } from './functions/background';
import { functionRoutes } from './functions/functionRoutes';
import { logError } from './logError';
import { catcherRoutes } from './mail/catcherRoutes';
import { openOutbox } from './mail/outbox';
import { outboxRoutes } from './mail/outboxRoutes';
import { loadApiFunctions } from './rest/apiFunction';
import { restRoutes } from './rest/restRoutes';

const OUTBOX_WAIT_MS = 2_000;

interface Parts {
  database: Database;
  migrations: string;
  dataDir: string;
  /** Where the site itself is, for links in mails; known only once the server listens. */
  siteUrl: () => string;
  background: Background;
  /** Part of the outbox's address. */
  outboxSecret: string;
}

/** What a hosted project does for the site, on a database of ours: the API, the functions, and a catcher for their mails. */
export async function localBackend({ database, migrations, dataDir, siteUrl, background, outboxSecret }: Parts): Promise<Hono> {
  await migrate(database, migrations);
  // Known to this process alone: nobody outside can be the service role.
  const serviceKey = randomUUID();
  const rest = restRoutes({ database, functions: await loadApiFunctions(database), serviceKey, siteUrl });
  const outbox = openOutbox(join(dataDir, 'outbox'));

  // What the functions call over the network when they are hosted, they call here without one.
  const inside = new Hono().route('/rest/v1', rest).route('/', catcherRoutes(outbox)).onError((error, c) => {
    logError(error);
    return c.text('Internal Server Error', 500);
  });
  const functions = functionRoutes({
    fetch: async (url, init) => inside.request(url, init),
    later: background.later,
    wait,
    variables: {
      SUPABASE_URL: 'http://backend.internal',
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      RESEND_API_URL: 'http://backend.internal',
      MAIL_FROM: 'Constela <hola@localhost>',
      get SITE_URL() {
        return siteUrl();
      },
      // Mail programs come from outside.
      get FUNCTIONS_URL() {
        return `${siteUrl()}/functions/v1`;
      },
    },
  });
  // Whoever opens the outbox wants to see the mail that is just under way; while many are, there is always one.
  const soon = () => Promise.race([background.settled(), wait(OUTBOX_WAIT_MS, undefined, { ref: false })]);
  const shown = outboxRoutes({ ...outbox, newest: (limit) => soon().then(() => outbox.newest(limit)) }, outboxSecret);
  return new Hono().route('/rest/v1', rest).route('/functions/v1', functions).route('/__outbox', shown);
}
