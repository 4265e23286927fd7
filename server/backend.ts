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

interface Parts {
  database: Database;
  migrations: string;
  dataDir: string;
  /** Where the site itself is, for links in mails; known only once the server listens. */
  siteUrl: () => string;
  background: Background;
}

/** What a hosted project does for the site, on a database of ours: the API, the functions, and a catcher for their mails. */
export async function localBackend({ database, migrations, dataDir, siteUrl, background }: Parts): Promise<Hono> {
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
  // Whoever opens the outbox wants to see the mail that is just under way.
  const settledOutbox = outboxRoutes({ ...outbox, newest: (limit) => background.settled().then(() => outbox.newest(limit)) });
  return new Hono().route('/rest/v1', rest).route('/functions/v1', functions).route('/__outbox', settledOutbox);
}
