import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { functionRoutes } from './functions/functionRoutes';
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
}

/** What a hosted project does for the site, on a database of ours: the API, the function, and a catcher for its mails. */
export async function localBackend({ database, migrations, dataDir, siteUrl }: Parts): Promise<Hono> {
  await migrate(database, migrations);
  // Known to this process alone: nobody outside can be the service role.
  const serviceKey = randomUUID();
  const rest = restRoutes({ database, functions: await loadApiFunctions(database), serviceKey });
  const outbox = openOutbox(join(dataDir, 'outbox'));

  // What the function calls over the network when it is hosted, it calls here without one.
  const inside = new Hono().route('/rest/v1', rest).route('/', catcherRoutes(outbox));
  const functions = functionRoutes({
    fetch: async (url, init) => inside.request(url, init),
    variables: {
      SUPABASE_URL: 'http://backend.internal',
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      RESEND_API_URL: 'http://backend.internal',
      MAIL_FROM: 'Constela <hola@localhost>',
      get SITE_URL() {
        return siteUrl();
      },
    },
  });
  return new Hono().route('/rest/v1', rest).route('/functions/v1', functions).route('/__outbox', outboxRoutes(outbox));
}
