import { Hono } from 'hono';
import type { Database } from '../server/database/database';
import { loadApiFunctions } from '../server/rest/apiFunction';
import { restRoutes } from '../server/rest/restRoutes';
import { asOwner } from '../test-support/as';
import { fakeHost } from '../test-support/fakeHost';
import { bounceOf, complaintOf, signedHeaders, WEBHOOK_SECRET } from '../test-support/mailEvents';
import { openTestDatabase } from '../test-support/testDatabase';
import { claimMails, empty, mailOf, queueRow, row, signUpWith } from './calls.fixture';
import type { Environment } from './functions/_shared/environment';
import { mailEvents } from './functions/mail-events/handler';

const ADA = 'ada@example.org';
const EVE = 'eve@example.org';

let database: Database;
let environment: Environment;
let log: jest.SpyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  const functions = await loadApiFunctions(database);
  const api = restRoutes({ database, functions, serviceKey: 'eyJ-service', siteUrl: () => '' });
  const app = new Hono().route('/rest/v1', api);
  ({ environment } = fakeHost(({ url, body, headers }) =>
    app.request(new URL(url).pathname, { method: 'POST', headers, body: JSON.stringify(body) }),
  ));
  environment.variables.RESEND_WEBHOOK_SECRET = WEBHOOK_SECRET;
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await empty(database);
});
afterEach(() => log.mockRestore());

let events = 0;
async function report(text: string, id = `msg_${(events += 1)}`): Promise<void> {
  const request = new Request('https://db.test/', { method: 'POST', headers: signedHeaders(text, { id }), body: text });
  const answer = await mailEvents(request, environment);
  expect([answer.status, await answer.json()]).toEqual([200, { result: 'recorded' }]);
}

it('B6 a mail that bounced for good marks its row and takes it out of the queue', async () => {
  await signUpWith(database, {}, { email: ADA });
  await signUpWith(database, {}, { email: EVE });
  await report(bounceOf(ADA.toUpperCase()));
  expect(await row(database, ADA)).toMatchObject({ bounced_at: expect.anything() });
  expect(await queueRow(database, ADA)).toBeUndefined();
  expect(await row(database, EVE)).toMatchObject({ bounced_at: null });
  const { mails } = await claimMails(database);
  expect(mails).toMatchObject([{ email: EVE }]);
});

it('B6 a complaint erases the person, and an address that nobody has changes nothing', async () => {
  await signUpWith(database, {}, { email: ADA });
  await mailOf(database, ADA);
  await report(complaintOf(EVE));
  await report(bounceOf('nobody'));
  expect(await row(database, ADA)).toMatchObject({ bounced_at: null });
  await report(complaintOf(ADA));
  expect(await row(database, ADA)).toBeUndefined();
  expect(await asOwner(database, 'select reason from private.waitlist_erasures')).toEqual([{ reason: 'complained' }]);
});

it('B6 an event that comes twice counts once: who has joined again meanwhile stays', async () => {
  await signUpWith(database, {}, { email: ADA });
  await report(complaintOf(ADA), 'msg_same');
  await signUpWith(database, {}, { email: ADA });
  await report(complaintOf(ADA), 'msg_same');
  expect(await row(database, ADA)).toBeDefined();
});

/** People whose mail the provider took. */
const mailed = (from: number, to: number) =>
  asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, mailed_at)
     select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', now() from generate_series($1::int, $2::int) as n`,
    [from, to],
  );

it('B6 more than 4 in 100 hard bounces among at least 50 mails pause the queue for an hour, and it keeps its mails', async () => {
  await mailed(1, 49);
  for (const n of [1, 2]) await report(bounceOf(`person-${n}@example.org`));
  await mailed(50, 50);
  await signUpWith(database, {}, { email: ADA });
  // Two in 50 are four in 100.
  await report(bounceOf('person-1@example.org'));
  expect(log).not.toHaveBeenCalled();

  await report(bounceOf('person-3@example.org'));
  expect(log).toHaveBeenCalledTimes(1);
  const { request, wait_ms } = await claimMails(database);
  expect(request).toBeNull();
  expect(wait_ms).toBeGreaterThan(59 * 60_000);
  expect(wait_ms).toBeLessThanOrEqual(60 * 60_000);
  expect(await queueRow(database, ADA)).toMatchObject({ failed_at: null, request: null });

  // The next bounce does not say it again, and does not make the pause longer.
  await report(bounceOf('person-4@example.org'));
  expect(log).toHaveBeenCalledTimes(1);
});

it('B6 fewer than 50 mails say nothing about the list, however many bounced', async () => {
  await mailed(1, 49);
  for (let n = 1; n <= 10; n += 1) await report(bounceOf(`person-${n}@example.org`));
  await signUpWith(database, {}, { email: ADA });
  expect((await claimMails(database)).mails).toHaveLength(1);
});
