import type { Database } from './database/database';
import { openOutbox } from './mail/outbox';
import { asOwner } from '../test-support/listQueries';
import {
  complaintOf,
  type MailProvider,
  signedHeaders,
  startMailProvider,
  WEBHOOK_SECRET,
} from '../test-support/mailProvider';
import { type StartedBackend, startBackend } from '../test-support/startBackend';
import { openTestDatabase } from '../test-support/testDatabase';

let database: Database;
let provider: MailProvider;
let backend: StartedBackend;
let sending: StartedBackend;
beforeAll(async () => {
  database = await openTestDatabase();
  backend = await startBackend(database);
  provider = await startMailProvider();
  const { RESEND_API_URL, RESEND_API_KEY, MAIL_FROM } = provider.env;
  const mailProvider = { RESEND_API_URL, RESEND_API_KEY, MAIL_FROM, RESEND_WEBHOOK_SECRET: WEBHOOK_SECRET };
  sending = await startBackend(database, { mailProvider });
  // Mails of one test do not wait for those of another.
  await database.script("update private.waitlist_settings set value = 1000 where name = 'mails_per_second'");
}, 60_000);
afterAll(async () => {
  for (const { stop } of [backend, sending, provider]) await stop();
  await database.close();
});

let people = 0;
const freshEmail = () => `person-${(people += 1)}@example.org`;

const post = (path: string, body: unknown, { url } = backend, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const rpc = async (name: string, p_token: string | null) => (await post(`/rest/v1/rpc/${name}`, { p_token })).status;
const stepOne = (p_email: string, at = backend) => {
  const body = { p_email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: null, p_language: 'en' };
  return post('/rest/v1/rpc/add_waitlist_subscription', body, at);
};
const stepTwo = (email: string, at = backend) =>
  post('/functions/v1/send-confirmation', { name: 'Ada', email, interests: [] }, at);

/** Both steps of the form (A1, A2). */
async function signUpFor(email: string, at = backend): Promise<void> {
  expect([(await stepOne(email, at)).status, (await stepTwo(email, at)).status]).toEqual([204, 200]);
  await at.sendWaiting();
}

const mailsOf = async (email: string) =>
  (await openOutbox(backend.outbox).newest(99)).filter(({ to }) => to.includes(email));

/** The tokens of the newest mail to an address, and the address for the mail program. */
async function linksOf(email: string) {
  const [mail] = await mailsOf(email);
  const links = mail?.text.match(/http\S+token=\S+/g) ?? [];
  const [confirm = '', leave = ''] = links.map((link) => new URL(link).searchParams.get('token') ?? '');
  const oneClick = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { links, confirm, leave, oneClick };
}

const rowOf = async (email: string) => {
  const sql = 'select confirmed_at is not null as confirmed, language from waitlist_subscriptions where email = $1';
  return (await asOwner(database, sql, [email]))[0];
};

it('B3 B4 one can join, confirm, leave by the link, join again and leave by one click', async () => {
  const email = freshEmail();
  await signUpFor(email);
  const { links, confirm, leave } = await linksOf(email);
  const page = `${backend.url}/en/waitlist`;
  expect(links).toEqual([`${page}/confirm?token=${confirm}`, `${page}/leave?token=${leave}`]);
  expect(await rpc('confirm_waitlist_subscription', confirm)).toBe(204);
  expect(await rowOf(email)).toEqual({ confirmed: true, language: 'en' });
  expect(await rpc('leave_waitlist', leave)).toBe(204);
  expect(await rowOf(email)).toBeUndefined();

  await signUpFor(email);
  const { oneClick } = await linksOf(email);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(200);
  expect(await rowOf(email)).toBeUndefined();
});

it('B6 both steps answer the same to a new, a mailed, a confirmed, a limited and an unlisted address', async () => {
  const [mailed, confirmed, limited] = [freshEmail(), freshEmail(), freshEmail()];
  await signUpFor(mailed);
  await signUpFor(confirmed);
  await rpc('confirm_waitlist_subscription', (await linksOf(confirmed)).confirm);
  for (let n = 0; n < 7; n += 1) await stepOne(limited);

  for (const step of [stepOne, stepTwo]) {
    const answers = [];
    for (const email of [freshEmail(), mailed, confirmed, limited]) {
      const answer = await step(email);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      answers.push([answer.status, headers, await answer.text()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  }
  await backend.sendWaiting();
  const mails = await Promise.all([mailed, confirmed, limited].map(mailsOf));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1]);
});

it('A2 B6 the function of the worker asks for a key, and an unknown function is not there', async () => {
  const statuses = ['send-waiting', 'nothing'].map(async (name) => (await post(`/functions/v1/${name}`, {})).status);
  expect(await Promise.all(statuses)).toEqual([401, 404]);
});

it('B3 B4 with a mail provider the server sends through it, takes its events and shows no outbox', async () => {
  const email = freshEmail();
  await signUpFor(email, sending);
  expect([...provider.mails]).toEqual([[email, 1]]);
  expect((await fetch(`${sending.url}/__outbox/secret`)).status).toBe(404);

  const [[mail] = []] = await database.run([
    { sql: 'select provider_id as id from private.mails where email = $1', params: [email] },
  ]);
  const complaint = complaintOf(email, String(mail!.id));
  expect((await post('/functions/v1/mail-events', complaint, sending, signedHeaders(complaint))).status).toBe(200);
  expect(await rowOf(email)).toBeUndefined();
});
