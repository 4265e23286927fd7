import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, INVALID_TOKEN, leave, claimMail, purge, row, signUpWith, stepOne } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const count = async (table: string) =>
  (await asOwner(database, `select count(*)::int as n from private.${table}`))[0]?.n;

it('B4 an unconfirmed sign-up is erased after 30 days, not earlier', async () => {
  await signUp(database);
  await claimMail(database);
  await age(database, '29 days 23 hours');
  expect(await purge(database)).toBe(0);
  await age(database, '1 hour 1 minute');
  expect(await purge(database)).toBe(1);
  expect(await row(database)).toBeUndefined();
  expect(await purge(database)).toBe(0);
});

it('B4 a confirmed sign-up stays', async () => {
  await signUp(database);
  await confirm(database, (await claimMail(database)).confirm_token);
  await age(database, '10 years');
  expect(await purge(database)).toBe(0);
  expect(await row(database)).toBeDefined();
});

it('B4 the 30 days restart with a new sign-up that causes a mail', async () => {
  await signUp(database);
  await age(database, '29 days');
  await signUp(database);
  await age(database, '2 days');
  expect(await purge(database)).toBe(0);
});

it('B4 a sign-up without step 2 is put onto the list', async () => {
  await stepOne(database, {});
  expect(await row(database)).toBeUndefined();
  expect(await purge(database)).toBe(1);
  expect(await row(database)).toMatchObject({ name: 'Ada' });
});

it('B6 the hash of a client address is deleted within two days when the purge runs daily', async () => {
  await signUpWith(database, { 'cf-connecting-ip': '203.0.113.7' });
  expect(await count('waitlist_counters')).toBe(4);
  await age(database, '23 hours');
  await purge(database);
  expect(await count('waitlist_counters')).toBe(4);
  await age(database, '1 day');
  await purge(database);
  expect(await count('waitlist_counters')).toBe(0);
});

it('B3 expired links are deleted, but not leave links and links that have confirmed', async () => {
  for (const email of ['a@example.org', 'b@example.org']) await signUp(database, { email });
  const [kept, dead] = [await claimMail(database, 'a@example.org'), await claimMail(database, 'b@example.org')];
  await confirm(database, kept.confirm_token);
  await age(database, '8 days');
  await purge(database);
  expect(await count('waitlist_tokens')).toBe(3);
  await confirm(database, kept.confirm_token);
  await expect(confirm(database, dead.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B12 a long list is purged in batches of 250, so that other calls run in between', async () => {
  await asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, created_at)
     select n || '@example.org', 'Ada', '{Web3 technology}', now() - interval '31 days' from generate_series(1, 600) as n`,
  );
  const calls = [];
  for (let n = 0; n < 4; n += 1) calls.push(await purge(database));
  expect(calls).toEqual([250, 250, 100, 0]);
  expect(await count('waitlist_erasures')).toBe(600);
});

it('B4 the proof of an erasure is kept for three years', async () => {
  await signUp(database);
  const { leave_token } = await claimMail(database);
  await leave(database, leave_token);
  await age(database, '2 years 364 days');
  await purge(database);
  expect(await count('waitlist_erasures')).toBe(1);
  await age(database, '2 days');
  await purge(database);
  expect(await count('waitlist_erasures')).toBe(0);
});

it('B6 the hash of a mailbox is deleted 30 days after its last mail', async () => {
  await signUp(database);
  await leave(database, (await claimMail(database)).leave_token);
  await age(database, '29 days');
  await purge(database);
  expect(await count('waitlist_mailboxes')).toBe(1);
  await age(database, '1 day');
  await purge(database);
  expect(await count('waitlist_mailboxes')).toBe(0);
});
