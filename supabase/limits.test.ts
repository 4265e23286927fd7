import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, empty, row, saveLimits, setLimit, stepOne, TOO_MANY } from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

const from = (address: string, email: string = ADA.email) =>
  stepOne(database, { 'cf-connecting-ip': address }, { email });
const count = async () => (await asOwner(database, 'select count(*)::int as n from private.waitlist_sign_ups'))[0]?.n;

it('B6 every limit has a positive value and a description', async () => {
  const rows = await asOwner(database, 'select value, meaning from private.waitlist_settings');
  for (const { value, meaning } of rows) {
    expect(value).toBeGreaterThan(0);
    expect(meaning).toMatch(/\.$/);
  }
});

it.each([
  ['a client', 'sign_ups_per_client_hour', ['203.0.113.7', '203.0.113.7'], '203.0.113.8', '1 hour'],
  ['an IPv6 client', 'sign_ups_per_client_hour', ['2001:db8::1', '2001:db8::2'], '2001:db8:0:1::1', '1 hour'],
  ['a network', 'sign_ups_per_network_day', ['203.0.113.7', '203.0.113.8'], '203.0.114.7', '1 day'],
  ['an IPv6 network', 'sign_ups_per_network_day', ['2001:db8:7:1::1', '2001:db8:7:2::1'], '2001:db8:8::1', '1 day'],
  ['everybody', 'sign_ups_per_hour', ['203.0.113.7', ''], null, '1 hour'],
])(
  'B6 %s over its limit (%s) gets 429 with a hint until the window ends, and nothing is stored',
  async (_, limit, addresses, other, window) => {
    await setLimit(database, limit, 2);
    for (const address of addresses) await from(address);
    await expect(from(addresses[1]!)).rejects.toMatchObject({ ...TOO_MANY, message: 'Too many sign-ups' });
    expect(await count()).toBe(2);
    if (other) await from(other);
    await age(database, window);
    for (const address of addresses) await from(address);
    await expect(from(addresses[1]!)).rejects.toMatchObject(TOO_MANY);
  },
);

it('B6 a hall of 300 people behind one address joins within an hour', async () => {
  for (let n = 0; n < 300; n += 1) await from('203.0.113.7', `guest-${n}@example.org`);
  await expect(from('203.0.113.7')).rejects.toMatchObject(TOO_MANY);
  expect(await count()).toBe(300);
});

it('B6 the refusal is the same for a listed and for an unlisted address', async () => {
  await signUp(database);
  await setLimit(database, 'sign_ups_per_hour', 0);
  const [listed, unlisted] = await Promise.all(
    [ADA.email, 'eve@example.org'].map((email) => from('', email).catch((error: unknown) => error)),
  );
  expect(listed).toMatchObject(TOO_MANY);
  expect(unlisted).toEqual(listed);
});

it('B6 refused input uses up no limit', async () => {
  await setLimit(database, 'sign_ups_per_client_hour', 1);
  for (let n = 0; n < 5; n += 1)
    await expect(from('203.0.113.7', 'not an address')).rejects.toMatchObject({ hint: 'invalid_email' });
  await from('203.0.113.7');
});

it('B6 a mailbox that signs up too often gets the usual answer, and its row does not change', async () => {
  await setLimit(database, 'sign_ups_per_mailbox_day', 3);
  for (const name of ['First', 'Second', 'Third', 'Fourth'])
    await expect(signUp(database, { name })).resolves.toBeUndefined();
  expect(await row(database)).toMatchObject({ name: 'Third' });
  await age(database, '1 day');
  await signUp(database, { name: 'Fifth' });
  expect(await row(database)).toMatchObject({ name: 'Fifth' });
});

it('B6 after the clock was ahead for a while, nobody is refused', async () => {
  for (const limit of ['sign_ups_per_client_hour', 'sign_ups_per_network_day', 'sign_ups_per_hour'])
    await setLimit(database, limit, 1);
  await from('203.0.113.7');
  await asOwner(database, "update private.waitlist_counters set since = since + interval '3 years'");
  await from('203.0.113.7');
  expect(await count()).toBe(2);
});
