import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, INVALID_TOKEN, leave, mailOf, purge, signUpWith } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const count = async (table: string) =>
  (await asOwner(database, `select count(*)::int as n from private.${table}`))[0]?.n;

it('B6 the hashes of a client are deleted within two days when the purge runs daily', async () => {
  const kept = async () => [
    await count('waitlist_counters where key <> $$$$'),
    await count('waitlist_queue where network is not null'),
  ];
  await signUpWith(database, { 'cf-connecting-ip': '203.0.113.7' });
  await age(database, '23 hours');
  await purge(database);
  expect(await kept()).toEqual([3, 1]);
  await age(database, '1 day');
  await purge(database);
  expect(await kept()).toEqual([0, 0]);
});

it('B3 expired links are deleted, but not leave links and links that have confirmed', async () => {
  const mails = [];
  for (const email of ['a@example.org', 'b@example.org']) {
    await signUp(database, { email });
    mails.push(await mailOf(database, email));
  }
  const [kept, dead] = mails;
  await confirm(database, kept!.confirm_token);
  await age(database, '8 days');
  await purge(database);
  expect(await count('waitlist_tokens')).toBe(3);
  await confirm(database, kept!.confirm_token);
  await expect(confirm(database, dead!.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
});

it.each([
  ['waitlist_erasures', 'the proof of an erasure', 'three years', '2 years 364 days'],
  ['waitlist_mailboxes', 'the hash of a mailbox', '30 days', '29 days'],
  ['waitlist_events', 'the hash of a mail event', 'a day', '23 hours'],
])('B4 B6 %s: %s is kept for %s', async (table, _, __, almost) => {
  await signUp(database);
  await leave(database, (await mailOf(database)).leave_token);
  await asOwner(database, "select public.record_mail_event('event-1', 'bounce', 'ada@example.org')");
  await age(database, almost);
  await purge(database);
  expect(await count(table)).toBe(1);
  await age(database, '2 days');
  await purge(database);
  expect(await count(table)).toBe(0);
});
