import { createHash } from 'node:crypto';
import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, leave, mailOf, purge, row, signUpWith } from './calls.fixture';
import { tablesWith } from './everyTable.fixture';

const PERSON = {
  email: 'lovelace@example.org',
  name: 'Ñuflo Lovelace',
  message: 'A secret of mine',
  interests: 'Social applications',
};
const digest = (algorithm: string) => createHash(algorithm).update(PERSON.email).digest('hex');
/** Texts that could identify the person. */
const TRACES = [
  PERSON.email,
  'lovelace',
  PERSON.name,
  PERSON.message,
  PERSON.interests,
  digest('sha256'),
  digest('md5'),
  '203.0.113.7',
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await signUpWith(database, { 'cf-connecting-ip': '203.0.113.7' }, PERSON);
  await signUpWith(database, { 'cf-connecting-ip': '203.0.113.7' }, { email: 'eve@example.org', name: 'Eve' });
});

const traces = async () => (await Promise.all(TRACES.map((text) => tablesWith(database, text)))).flat();
const erasures = () => asOwner(database, 'select subscription_id, reason from private.waitlist_erasures');
const left = async (id: unknown) => ({ tables: await tablesWith(database, String(id)), traces: await traces() });

it('B4 the search of this test finds a listed person', async () => {
  expect(await tablesWith(database, PERSON.email.toUpperCase())).toEqual(['public.waitlist_subscriptions']);
  expect(await tablesWith(database, PERSON.message)).toEqual(['public.waitlist_subscriptions']);
});

it('B4 after leaving, no table contains anything about the person except the proof of the erasure', async () => {
  const { id, confirm_token, leave_token } = await mailOf(database, PERSON.email);
  await confirm(database, confirm_token);
  await leave(database, leave_token);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toEqual([{ subscription_id: id, reason: 'left' }]);
  expect(await row(database, 'eve@example.org')).toBeDefined();
});

it('B4 the same is true after 30 days without a confirmation', async () => {
  const { id, leave_token } = await mailOf(database, PERSON.email);
  await age(database, '31 days');
  expect(await purge(database)).toBe(2);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toContainEqual({ subscription_id: id, reason: 'unconfirmed' });
  // The link of the old mail answers that the row is gone.
  await expect(leave(database, leave_token)).resolves.toHaveLength(1);
});

it('B4 B7 the team can erase an address in any spelling; a second time finds nothing', async () => {
  const id = (await row(database, PERSON.email))?.id;
  const erase = () => asOwner(database, "select private.erase_subscription(' Lovelace@EXAMPLE.org', 'team') as erased");
  expect(await erase()).toEqual([{ erased: true }]);
  expect(await erase()).toEqual([{ erased: false }]);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toEqual([{ subscription_id: id, reason: 'team' }]);
});

it('B7 erasing a text that is not an address erases nobody', async () => {
  expect(await asOwner(database, "select private.erase_subscription('%', 'team') as erased")).toEqual([
    { erased: false },
  ]);
  expect(await asOwner(database, "select private.erase_subscription(null, 'team') as erased")).toEqual([
    { erased: false },
  ]);
  expect(await erasures()).toEqual([]);
});

it('B3 B4 no table contains a token, only its hash', async () => {
  const { confirm_token, leave_token } = await mailOf(database, PERSON.email);
  for (const token of [confirm_token, leave_token]) {
    expect(await tablesWith(database, token)).toEqual([]);
    expect(await tablesWith(database, createHash('sha256').update(token).digest('hex'))).toEqual([
      'private.waitlist_tokens',
    ]);
  }
  await leave(database, leave_token);
  expect(await tablesWith(database, leave_token)).toEqual([]);
});

it('B4 who left after a backup is erased again, by their id, once the backup is restored', async () => {
  const tables = ['public.waitlist_subscriptions', 'private.waitlist_tokens', 'private.waitlist_erasures'];
  const { leave_token } = await mailOf(database, PERSON.email);
  for (const table of tables) await asOwner(database, `create table ${table}_backup as table ${table}`);
  await leave(database, leave_token);
  const known = await erasures();

  await database.script(`truncate ${tables.join(', ')} cascade`);
  for (const table of tables) {
    await asOwner(database, `insert into ${table} table ${table}_backup`);
    await asOwner(database, `drop table ${table}_backup`);
  }
  expect(await row(database, PERSON.email)).toBeDefined();
  for (const { subscription_id, reason } of known)
    await asOwner(database, 'select private.erase_row($1, $2)', [subscription_id, reason]);
  expect(await row(database, PERSON.email)).toBeUndefined();
  expect(await erasures()).toEqual(known);
  await expect(leave(database, leave_token)).resolves.toBeDefined();
});
