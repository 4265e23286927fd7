import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { brand } from '../src/lib/brand';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import type { Background } from './functions/background';
import { functionRoutes } from './functions/functionRoutes';
import { logError } from './logError';
import { type Mail, openOutbox } from './mail/outbox';
import { outboxRoutes } from './mail/outboxRoutes';
import { loadApiFunctions } from './rest/apiFunction';
import { restRoutes } from './rest/restRoutes';

const OUTBOX_TIMEOUT_MS = 2_000;

interface Parts {
  database: Database;
  migrations: string;
  dataDir: string;
  /** The site's address, for links in mails; known only when the server listens. */
  siteUrl: () => string;
  background: Background;
  /** Part of the outbox's address. */
  outboxSecret: string;
}

/** Replaces a hosted project: the API and the functions on a local database, and an outbox that catches their mails. */
export async function localBackend({
  database,
  migrations,
  dataDir,
  siteUrl,
  background,
  outboxSecret,
}: Parts): Promise<Hono> {
  await migrate(database, migrations);
  // Never leaves this process, so that no client can take the service role.
  const serviceKey = randomUUID();
  const rest = restRoutes({ database, functions: await loadApiFunctions(database), serviceKey, siteUrl });
  const outbox = openOutbox(join(dataDir, 'outbox'));

  // The services that hosted functions call over the network: the API and, in place of Resend, the outbox.
  const services = new Hono()
    .route('/rest/v1', rest)
    .post('/emails', async (c) => c.json({ id: await outbox.keep(await c.req.json<Mail>()) }))
    .onError((error, c) => {
      logError(error);
      return c.text('Internal Server Error', 500);
    });
  const functions = functionRoutes({
    fetch: async (url, init) => services.request(url, init),
    later: background.later,
    wait,
    variables: {
      SUPABASE_URL: 'http://backend.internal',
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      RESEND_API_URL: 'http://backend.internal',
      MAIL_FROM: `${brand} <hola@localhost>`,
      get SITE_URL() {
        return siteUrl();
      },
      // A public address, because mail programs call it.
      get FUNCTIONS_URL() {
        return `${siteUrl()}/functions/v1`;
      },
    },
  });
  // Somebody who opens the outbox after a sign-up expects its mail, which may still be on its way. Under load there is always one, so
  // the wait has a limit.
  const pendingMails = () => Promise.race([background.settled(), wait(OUTBOX_TIMEOUT_MS, undefined, { ref: false })]);
  const pages = outboxRoutes(
    { ...outbox, newest: (limit) => pendingMails().then(() => outbox.newest(limit)) },
    outboxSecret,
  );
  return new Hono().route('/rest/v1', rest).route('/functions/v1', functions).route('/__outbox', pages);
}
