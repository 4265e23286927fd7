import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { localBackend } from './backend';
import type { Database } from './database/database';
import { type Background, makeBackground } from './functions';
import { openOutbox } from './mail/outbox';
import { asOwner } from '../test-support/listQueries';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';

const SITE = 'http://localhost:3000';
const dataDir = temporaryDirectory();
const outbox = openOutbox(join(dataDir, 'outbox'));

let database: Database;
let background: Background;
let app: Hono;
let sendWaiting: () => Promise<void>;
beforeAll(async () => {
  database = await openTestDatabase();
  background = makeBackground();
  const backend = await localBackend({
    database,
    migrations: MIGRATIONS,
    dataDir,
    siteUrl: () => SITE,
    background,
    outboxSecret: 'secret',
  });
  app = backend.routes;
  sendWaiting = backend.sendWaiting;
  // Mails of one test do not wait for those of another.
  await database.script("update private.waitlist_settings set value = 1000 where name = 'mails_per_second'");
}, 60_000);
afterAll(() => database.close());

let people = 0;
const freshEmail = () => `person-${(people += 1)}@example.org`;

const post = (path: string, body: unknown, language = 'es') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
const rpc = (name: string, body: unknown, language?: string) => post(`/rest/v1/rpc/${name}`, body, language);
const mailTo = (email: string) => post('/functions/v1/send-confirmation', { name: 'Ada', email, interests: [] });

/** Both steps of the form (A1, A2). */
async function signUpFor(email: string, language = 'es'): Promise<void> {
  const body = { p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: null };
  expect((await rpc('add_waitlist_subscription', body, language)).status).toBe(204);
  expect((await mailTo(email)).status).toBe(200);
  await background.settled();
}

const mailsOf = async (email: string) => (await outbox.newest(99)).filter(({ to }) => to.includes(email));

/** The links of the newest mail to an address, their tokens, and the address for the mail program. */
async function linksOf(email: string) {
  const [mail] = await mailsOf(email);
  const [confirm = '', leave = ''] = mail?.text.match(/http\S+token=\S+/g) ?? [];
  const oneClick = /^<http:\/\/localhost:3000(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const tokenOf = (link: string) => new URL(link).searchParams.get('token');
  return { confirm, leave, oneClick, confirmToken: tokenOf(confirm), leaveToken: tokenOf(leave) };
}

const rowOf = async (email: string) =>
  (
    await asOwner(
      database,
      'select confirmed_at is not null as confirmed, language from waitlist_subscriptions where email = $1',
      [email],
    )
  )[0];

const press = (path: string) =>
  app.request(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

it.each([
  ['es', ''],
  ['en', '/en'],
])('B3 B4 one can join, confirm, leave, join again and leave by one click (%s)', async (language, prefix) => {
  const email = freshEmail();
  await signUpFor(email, language);
  const first = await linksOf(email);
  expect(first.confirm).toMatch(`${SITE}${prefix}/waitlist/confirm?token=`);
  expect(first.leave).toMatch(`${SITE}${prefix}/waitlist/leave?token=`);
  expect(await rowOf(email)).toEqual({ confirmed: false, language });

  for (let times = 0; times < 2; times += 1) {
    expect((await rpc('confirm_waitlist_subscription', { p_token: first.confirmToken })).status).toBe(204);
  }
  expect(await rowOf(email)).toEqual({ confirmed: true, language });

  expect((await rpc('leave_waitlist', { p_token: first.leaveToken })).status).toBe(204);
  expect(await rowOf(email)).toBeUndefined();
  expect((await rpc('confirm_waitlist_subscription', { p_token: first.confirmToken })).status).toBe(400);

  await signUpFor(email, language);
  const second = await linksOf(email);
  expect(await mailsOf(email)).toHaveLength(2);
  expect(second.leaveToken).not.toBe(first.leaveToken);

  const opened = await app.request(second.oneClick);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `${SITE}/waitlist/leave?token=${second.leaveToken}`,
  ]);
  expect(await rowOf(email)).toEqual({ confirmed: false, language });

  for (let times = 0; times < 2; times += 1) expect((await press(second.oneClick)).status).toBe(200);
  expect(await rowOf(email)).toBeUndefined();
  expect((await press('/functions/v1/leave-waitlist?token=unknown')).status).toBe(404);
});

it('B6 both steps answer the same to a new, a mailed, a confirmed, a limited and an unlisted address', async () => {
  const [mailed, confirmed, limited] = [freshEmail(), freshEmail(), freshEmail()];
  const stepOne = (p_email: string) =>
    rpc('add_waitlist_subscription', { p_email, p_name: 'Ada', p_interests: 'Web3 technology' });
  await signUpFor(mailed);
  await signUpFor(confirmed);
  await rpc('confirm_waitlist_subscription', { p_token: (await linksOf(confirmed)).confirmToken });
  for (let n = 0; n < 7; n += 1) await stepOne(limited);

  for (const [step, emails] of [
    [stepOne, [freshEmail(), mailed, confirmed, limited]],
    [mailTo, [freshEmail(), mailed, confirmed, limited]],
  ] as const) {
    const answers = [];
    for (const email of emails) {
      const answer = await step(email);
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  }
  await background.settled();
  const mails = await Promise.all([mailed, confirmed, limited].map(mailsOf));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1]);
});

it('A2 W3 step 2 finds the sign-up by any spelling of its address and sends the mail to the stored one', async () => {
  await signUpFor(' Ｓpelled+News@Example．ORG\u00a0');
  expect(await mailsOf('spelled+news@example.org')).toHaveLength(1);
});

it('E2 B3 a mail that failed stays in the queue and is sent later, without another sign-up', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const email = freshEmail();
  await rm(join(dataDir, 'outbox'), { recursive: true });
  await writeFile(join(dataDir, 'outbox'), 'in the way');
  await signUpFor(email);
  await rm(join(dataDir, 'outbox'));
  expect(log).toHaveBeenLastCalledWith('confirmation mails not sent yet (1):', expect.any(String));
  expect(JSON.stringify(log.mock.calls)).not.toContain('person');
  log.mockRestore();
  expect(await mailsOf(email)).toEqual([]);

  await database.script(`update private.waitlist_queue set due_at = now();
    update private.waitlist_mailer set paused_until = now()`);
  await sendWaiting();
  const { confirmToken } = await linksOf(email);
  expect((await rpc('confirm_waitlist_subscription', { p_token: confirmToken })).status).toBe(204);
});

it('B4 the outbox shows the links of a mail, also those of its headers', async () => {
  const email = freshEmail();
  await signUpFor(email);
  const { confirm, leave, oneClick } = await linksOf(email);
  const [mail] = await mailsOf(email);
  const page = await (await app.request(`/__outbox/secret/${mail?.id}`)).text();
  for (const link of [confirm, leave, `${SITE}${oneClick}`]) expect(page).toContain(`href="${link}"`);
});
