import type { Database } from '../server/database/database';
import { asOwner } from '../server/test/as';
import { signUp } from '../server/test/signUp';
import { openTestDatabase } from '../server/test/testDatabase';
import { ADDRESS, age, confirm, empty, INVALID_TOKEN, mailed, purge, row, signUpWith } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const count = async (table: string) => (await asOwner(database, `select count(*)::int as n from private.${table}`))[0]?.n;

it('B4 a sign-up that nobody confirms is erased after 30 days, not before', async () => {
  await signUp(database);
  await mailed(database);
  await age(database, '29 days 23 hours');
  expect(await purge(database)).toBe(0);
  await age(database, '1 hour 1 minute');
  expect(await purge(database)).toBe(1);
  expect(await row(database)).toBeUndefined();
  expect(await purge(database)).toBe(0);
});

it('B4 one that was confirmed stays', async () => {
  await signUp(database);
  await confirm(database, (await mailed(database)).confirm_token);
  await age(database, '10 years');
  expect(await purge(database)).toBe(0);
  expect(await row(database)).toBeDefined();
});

it('B4 the 30 days begin anew with a sign-up that a mail answers', async () => {
  await signUp(database);
  await age(database, '29 days');
  await signUp(database);
  await age(database, '2 days');
  expect(await purge(database)).toBe(0);
});

it('B6 signing up somebody again and again does not keep a row for ever', async () => {
  await signUp(database);
  for (let week = 0; week < 8; week += 1) {
    await age(database, '8 days');
    await signUp(database);
    await asOwner(database, 'select * from public.claim_confirmation($1)', [ADDRESS]);
  }
  expect(await purge(database)).toBe(1);
});

it('B6 the hash of a client address is gone within two days when this runs daily', async () => {
  await signUpWith(database, { 'cf-connecting-ip': '203.0.113.7' });
  expect(await count('waitlist_counters')).toBe(4);
  await age(database, '23 hours');
  await purge(database);
  expect(await count('waitlist_counters')).toBe(4);
  await age(database, '1 day');
  await purge(database);
  expect(await count('waitlist_counters')).toBe(0);
});

it('B3 expired links go, those that have confirmed stay, and so do those that leave', async () => {
  for (const email of ['a@example.org', 'b@example.org']) await signUp(database, { email });
  const [kept, dead] = [await mailed(database, 'a@example.org'), await mailed(database, 'b@example.org')];
  await confirm(database, kept.confirm_token);
  await age(database, '8 days');
  await purge(database);
  expect(await count('waitlist_tokens')).toBe(3);
  await confirm(database, kept.confirm_token);
  await expect(confirm(database, dead.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B4 a thousand at once', async () => {
  await asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, created_at)
     select n || '@example.org', 'Ada', '{Web3 technology}', now() - interval '31 days' from generate_series(1, 1000) as n`,
  );
  expect(await purge(database)).toBe(1000);
  expect(await count('waitlist_erasures')).toBe(1000);
});
