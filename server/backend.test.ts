import type { Database } from './database/database';
import { asOwner } from '../test-support/listQueries';
import { complaintOf, type MailProvider, signedHeaders, startMailProvider } from '../test-support/mailProvider';
import { WEBHOOK_SECRET } from '../test-support/mailProvider';
import { startBackend, type StartedBackend } from '../test-support/startBackend';
import { openTestDatabase } from '../test-support/testDatabase';

const ADA = 'ada@example.org';

let database: Database;
let provider: MailProvider;
let backend: StartedBackend;
beforeAll(async () => {
  database = await openTestDatabase();
  provider = await startMailProvider();
  const { RESEND_API_URL, RESEND_API_KEY, MAIL_FROM } = provider.env;
  const mailProvider = { RESEND_API_URL, RESEND_API_KEY, MAIL_FROM, RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET };
  backend = await startBackend(database, { mailProvider });
}, 60_000);
afterAll(async () => {
  await backend.stop();
  await provider.stop();
  await database.close();
});

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(backend.url + path, { method: 'POST', headers, body });

it('B3 B4 with a mail provider the server sends through it, takes its events and shows no outbox', async () => {
  const signUp = { p_email: ADA, p_name: 'Ada', p_interests: 'Web3 technology' };
  expect((await post('/rest/v1/rpc/add_waitlist_subscription', JSON.stringify(signUp))).status).toBe(204);
  const stepTwo = JSON.stringify({ name: 'Ada', email: ADA, interests: [] });
  expect((await post('/functions/v1/send-confirmation', stepTwo)).status).toBe(200);
  await backend.settled();
  expect([...provider.mails]).toEqual([[ADA, 1]]);
  expect((await fetch(`${backend.url}/__outbox/secret`)).status).toBe(404);

  const complaint = complaintOf(ADA);
  expect((await post('/functions/v1/mail-events', complaint, signedHeaders(complaint))).status).toBe(200);
  expect(await asOwner(database, 'select from public.waitlist_subscriptions')).toEqual([]);
});
