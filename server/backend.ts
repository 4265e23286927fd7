import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { brand } from '../src/lib/site';
import type { Environment } from '../supabase/functions/_shared/environment';
import { makeMailLog } from '../supabase/functions/_shared/mailLog';
import { sendWaiting } from '../supabase/functions/_shared/sendWaiting';
import { leaveWaitlist } from '../supabase/functions/leave-waitlist/handler';
import { mailEvents } from '../supabase/functions/mail-events/handler';
import { sendConfirmation } from '../supabase/functions/send-confirmation/handler';
import { sendWaitingMails } from '../supabase/functions/send-waiting/handler';
import type { Database } from './database/database';
import { logError } from './errors';
import type { Config } from './config';
import { type Mail, openOutbox } from './mail/outbox';
import { outboxRoutes } from './mail/outboxRoutes';
import { restRoutes } from './rest/restRoutes';

/** Calls to it stay in this process. */
const INTERNAL_URL = 'http://backend.internal';
/** For one call of `sendWaiting`, which the server makes every second. */
const SENDING_MS = 900;

interface Parts extends Pick<Config, 'dataDir' | 'mailProvider' | 'clientAddressHeader'> {
  database: Database;
  /** The site's address, for links in mails; known only when the server listens. */
  siteUrl: () => string;
  /** Part of the outbox's address. */
  outboxSecret: string;
}

export type LocalBackend = ReturnType<typeof localBackend>;

/** Replaces a hosted project: the API and the functions on a local database, and an outbox that catches their mails. */
export function localBackend({ database, dataDir, siteUrl, outboxSecret, mailProvider, clientAddressHeader }: Parts) {
  // Never leaves this process, so that no client can take the service role.
  const serviceKey = randomUUID();
  const rest = restRoutes({ database, serviceKey, clientAddressHeader });
  const outbox = openOutbox(join(dataDir, 'outbox'));

  // The services that hosted functions call over the network: the API and, in place of Resend, the outbox.
  const services = new Hono()
    .route('/rest/v1', rest)
    .on('POST', ['/emails', '/emails/batch'], async (c) => {
      const asked = await c.req.json<Mail | Mail[]>();
      const saved = await Promise.all([asked].flat().map(async (mail) => ({ id: await outbox.save(mail) })));
      return c.json(Array.isArray(asked) ? { data: saved } : saved[0]!);
    })
    .onError((error, c) => {
      logError(error);
      return c.text('Internal Server Error', 500);
    });
  const environment: Environment = {
    fetch: async (url, init) => (url.startsWith(INTERNAL_URL) ? services.request(url, init) : fetch(url, init)),
    wait,
    mailLog: makeMailLog(),
    variables: {
      RESEND_API_URL: INTERNAL_URL,
      MAIL_FROM: `${brand} <hola@localhost>`,
      // It replaces the two above, and may not replace what follows.
      ...mailProvider,
      SUPABASE_URL: INTERNAL_URL,
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      get SITE_URL() {
        return siteUrl();
      },
      // A public address, because mail programs call it.
      get FUNCTIONS_URL() {
        return `${siteUrl()}/functions/v1`;
      },
    },
  };
  /** Sends what waits in the queue, for a moment at most. */
  const sendNow = () => sendWaiting(environment, SENDING_MS);
  // Somebody who opens the outbox after a sign-up expects its mail.
  const pages = outboxRoutes(
    { ...outbox, newest: (limit) => sendNow().then(() => outbox.newest(limit)) },
    outboxSecret,
  );
  const routes = new Hono().route('/rest/v1', rest).route('/functions/v1', functionRoutes(environment));
  return {
    routes: mailProvider ? routes : routes.route('/__outbox', pages),
    sendWaiting: sendNow,
    /** What does not work, in the words of the database; fails when the list cannot be read. */
    look: async (): Promise<string[]> => {
      const [rows] = await database.run([{ sql: 'select private.late() as late' }]);
      return rows![0]!.late as string[];
    },
  };
}

/** The edge functions, run in this process. Each limits the size of its body itself. */
function functionRoutes(environment: Environment): Hono {
  return new Hono()
    .all('/send-confirmation', (c) => sendConfirmation(c.req.raw, environment))
    .all('/send-waiting', (c) => sendWaitingMails(c.req.raw, environment))
    .all('/mail-events', (c) => mailEvents(c.req.raw, environment))
    .all('/leave-waitlist', (c) => leaveWaitlist(c.req.raw, environment))
    .all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404));
}
