import { createHash } from 'node:crypto';
import type { Database } from '../server/database/database';
import { asOwner } from '../server/test/as';
import { openTestDatabase } from '../server/test/testDatabase';
import { confirm, empty, leave, mailed, purge, row, signUpWith } from './calls.fixture';
import { tablesWith } from './everyTable.fixture';

const PERSON = { email: 'lovelace@example.org', name: 'Ñuflo Lovelace', message: 'A secret of mine', interests: 'Social applications' };
const digest = (algorithm: string) => createHash(algorithm).update(PERSON.email).digest('hex');
/** All that could lead back to a person, as text in any table. */
const TRACES = [PERSON.email, 'lovelace', PERSON.name, PERSON.message, PERSON.interests, digest('sha256'), digest('md5'), '203.0.113.7'];

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

it('B4 the search itself finds somebody who is listed', async () => {
  expect(await tablesWith(database, PERSON.email.toUpperCase())).toEqual(['public.waitlist_subscriptions']);
  expect(await tablesWith(database, PERSON.message)).toEqual(['public.waitlist_subscriptions']);
});

it('B4 after leaving, no table knows anything of the person but that a row was erased', async () => {
  const { id, confirm_token, leave_token } = await mailed(database, PERSON.email);
  await confirm(database, confirm_token);
  await leave(database, leave_token);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toEqual([{ subscription_id: id, reason: 'left' }]);
  expect(await row(database, 'eve@example.org')).toBeDefined();
});

it('B4 after 30 days without a confirmation, too', async () => {
  const { id, leave_token } = await mailed(database, PERSON.email);
  await asOwner(database, "update public.waitlist_subscriptions set created_at = now() - interval '31 days' where id = $1", [id]);
  expect(await purge(database)).toBe(1);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toEqual([{ subscription_id: id, reason: 'unconfirmed' }]);
  // Whoever presses the old mail's link is told the truth: it is gone.
  await expect(leave(database, leave_token)).resolves.toHaveLength(1);
});

it('B4 B7 the team erases an address in whatever way it is written, once', async () => {
  const id = (await row(database, PERSON.email))?.id;
  const erase = () => asOwner(database, "select private.erase_subscription(' Lovelace@EXAMPLE.org', 'team') as erased");
  expect(await erase()).toEqual([{ erased: true }]);
  expect(await erase()).toEqual([{ erased: false }]);
  expect(await left(id)).toEqual({ tables: ['private.waitlist_erasures'], traces: [] });
  expect(await erasures()).toEqual([{ subscription_id: id, reason: 'team' }]);
});

it('B7 the team erasing what is no address erases nobody', async () => {
  expect(await asOwner(database, "select private.erase_subscription('%', 'team') as erased")).toEqual([{ erased: false }]);
  expect(await asOwner(database, "select private.erase_subscription(null, 'team') as erased")).toEqual([{ erased: false }]);
  expect(await erasures()).toEqual([]);
});

it('B4 somebody erased can join again as if for the first time', async () => {
  const first = await mailed(database, PERSON.email);
  await leave(database, first.leave_token);
  await signUpWith(database, { 'accept-language': 'en' }, { ...PERSON, message: null });
  const second = await mailed(database, PERSON.email);
  expect(second).toMatchObject({ email: PERSON.email, language: 'en' });
  expect(second.id).not.toBe(first.id);
  await confirm(database, second.confirm_token);
  await leave(database, second.leave_token);
  expect(await erasures()).toHaveLength(2);
});

it('B3 B4 no table holds a token, only its hash', async () => {
  const { confirm_token, leave_token } = await mailed(database, PERSON.email);
  for (const token of [confirm_token, leave_token]) {
    expect(await tablesWith(database, token)).toEqual([]);
    expect(await tablesWith(database, createHash('sha256').update(token).digest('hex'))).toEqual(['private.waitlist_tokens']);
  }
  await leave(database, leave_token);
  expect(await tablesWith(database, leave_token)).toEqual([]);
});
