import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import {
  age,
  claim,
  empty,
  saveLimits,
  claimMail,
  release,
  row,
  setLimit,
  signUpWith,
  TOO_MANY,
} from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

let last = 0;
const anybody = () => `somebody-${(last += 1)}@example.org`;
const from = (address: string, email = anybody()) => signUpWith(database, { 'cf-connecting-ip': address }, { email });
const count = async () =>
  (await asOwner(database, 'select count(*)::int as n from public.waitlist_subscriptions'))[0]?.n;

it('B6 every limit has a sensible value and a description', async () => {
  const rows = await asOwner(database, 'select name, value, meaning from private.waitlist_settings order by name');
  expect(rows.map(({ name }) => name)).toEqual([
    'mail_tries_per_mailbox_day',
    'mails_per_day',
    'mails_per_mailbox_30_days',
    'sign_ups_per_client_day',
    'sign_ups_per_client_hour',
    'sign_ups_per_hour',
    'sign_ups_per_mailbox_day',
    'sign_ups_per_network_day',
  ]);
  for (const { value, meaning } of rows) {
    expect(value).toBeGreaterThan(0);
    expect(meaning).toMatch(/\.$/);
  }
});

describe('one client', () => {
  beforeEach(() => setLimit(database, 'sign_ups_per_client_hour', 2));

  it('B6 gets 429 with a hint over its limit, and nothing is stored', async () => {
    await from('203.0.113.7');
    await from('203.0.113.7');
    await expect(from('203.0.113.7')).rejects.toMatchObject({ ...TOO_MANY, message: 'Too many sign-ups' });
    expect(await count()).toBe(2);
  });

  it('B6 gets the same refusal for a listed and for an unlisted address', async () => {
    await from('203.0.113.7', ADA.email);
    await from('203.0.113.7', ADA.email);
    const refusals = await Promise.all(
      [ADA.email, anybody()].map((email) => from('203.0.113.7', email).catch((error: unknown) => error)),
    );
    expect(refusals[0]).toMatchObject(TOO_MANY);
    expect(refusals[1]).toEqual(refusals[0]);
  });

  it('B6 does not use up its limit with refused input', async () => {
    for (let n = 0; n < 5; n += 1)
      await expect(from('203.0.113.7', 'not an address')).rejects.toMatchObject({ hint: 'invalid_email' });
    await from('203.0.113.7');
  });

  it('B6 may continue after an hour, up to its limit of the day', async () => {
    await setLimit(database, 'sign_ups_per_client_day', 3);
    await from('203.0.113.7');
    await from('203.0.113.7');
    await age(database, '59 minutes');
    await expect(from('203.0.113.7')).rejects.toMatchObject(TOO_MANY);
    await age(database, '1 hour');
    await from('203.0.113.7');
    await expect(from('203.0.113.7')).rejects.toMatchObject(TOO_MANY);
    await age(database, '1 day');
    await from('203.0.113.7');
  });

  it.each([
    ['an IPv4 address mapped into IPv6', '203.0.113.7', '::ffff:203.0.113.7'],
    ['the same mapped address in hexadecimal', '203.0.113.7', '::FFFF:cb00:7107'],
    ['another address of the same /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['the same address written out', '2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
    ['an address with a zone', 'fe80::1', 'fe80::1%eth0'],
  ])('B6 is the same client as %s', async (_, first, second) => {
    await from(first);
    await from(second);
    await expect(from(second)).rejects.toMatchObject(TOO_MANY);
  });

  it.each([
    ['the next IPv4 address', '203.0.113.7', '203.0.113.8'],
    ['the next /64', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['the next mapped address', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ])('B6 is a different client from %s', async (_, first, second) => {
    await from(first);
    await from(first);
    await from(second);
    expect(await count()).toBe(3);
  });

  it.each(['', 'unknown', '127.0.0.1', '::1', '::ffff:127.0.0.1', '1.2.3.4, 5.6.7.8', '::/129', '1.2.3.4/99'])(
    'B6 has no limit of its own with the address %j; only the limit for everybody applies',
    async (address) => {
      for (let n = 0; n < 5; n += 1) await from(address);
      expect(await count()).toBe(5);
    },
  );

  it('B6 is stored only as a keyed hash', async () => {
    await from('203.0.113.7');
    const kept = await asOwner(database, "select key from private.waitlist_counters where scope like 'client%'");
    expect(kept).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }, { key: kept[0]?.key }]);
    const [plain] = await asOwner(database, "select encode(sha256('203.0.113.7'), 'hex') as hash");
    expect(kept[0]?.key).not.toBe(plain?.hash);
  });
});

describe('one network', () => {
  const inSite = (n: number, site = '2001:db8:7') => `${site}:${n.toString(16)}::1`;
  const setting = async (name: string) =>
    Number((await asOwner(database, 'select value from private.waitlist_settings where name = $1', [name]))[0]?.value);

  it('B6 with IPv6 has one limit for its whole /48', async () => {
    await setLimit(database, 'sign_ups_per_network_day', 3);
    for (const n of [1, 2, 3]) await from(inSite(n));
    await expect(from(inSite(4))).rejects.toMatchObject(TOO_MANY);
    await from(inSite(4, '2001:db8:8'));
    expect(await count()).toBe(4);
    await age(database, '1 day');
    await from(inSite(4));
  });

  it('B6 with IPv4 has only the limits of its clients', async () => {
    await setLimit(database, 'sign_ups_per_network_day', 1);
    for (const n of [1, 2, 3]) await from(`203.0.113.${n}`);
    expect(await count()).toBe(3);
  });

  it('B6 cannot use more than a tenth of the sign-ups of an hour or of the mails of a day', async () => {
    const [ofNetwork, ofHour, mails] = await Promise.all(
      ['sign_ups_per_network_day', 'sign_ups_per_hour', 'mails_per_day'].map(setting),
    );
    let admitted = 0;
    for (let n = 0; n < 250; n += 1)
      admitted += await from(inSite(n)).then(
        () => 1,
        () => 0,
      );
    expect(admitted).toBe(ofNetwork);
    expect(admitted).toBeLessThanOrEqual(ofHour! / 10);
    // A mail needs a sign-up of the last hour, so the mails of a day belong to the sign-ups of at most two days.
    expect(2 * admitted).toBeLessThanOrEqual(mails! / 10);
  });

  it('B6 cannot collect sign-ups over a day: after an hour they cause no mail', async () => {
    await from(inSite(1), ADA.email);
    await age(database, '61 minutes');
    expect(await claim(database)).toBeUndefined();
    await from(inSite(1), ADA.email);
    await claimMail(database);
  });
});

it('B6 two databases have two salts', async () => {
  const other = await openTestDatabase(MIGRATIONS, { fromTemplate: false });
  const salts = await Promise.all(
    [database, other].map((each) => asOwner(each, "select encode(salt, 'hex') as salt from private.waitlist_salt")),
  );
  await other.close();
  expect(salts.flat().map(({ salt }) => String(salt).length)).toEqual([64, 64]);
  expect(salts[0]).not.toEqual(salts[1]);
}, 60_000);

it('B6 all clients together have a limit per hour', async () => {
  await setLimit(database, 'sign_ups_per_hour', 3);
  for (const address of ['203.0.113.1', '203.0.113.2', '']) await from(address);
  await expect(from('203.0.113.4')).rejects.toMatchObject(TOO_MANY);
  expect(await count()).toBe(3);
  await age(database, '1 hour');
  await from('203.0.113.4');
});

it('B6 a limit of zero refuses everybody', async () => {
  await setLimit(database, 'sign_ups_per_hour', 0);
  await expect(signUp(database)).rejects.toMatchObject(TOO_MANY);
});

it('B6 an address that signs up too often gets the usual answer, and its row does not change', async () => {
  await setLimit(database, 'sign_ups_per_mailbox_day', 3);
  for (const name of ['First', 'Second', 'Third', 'Fourth'])
    await expect(signUp(database, { name })).resolves.toBeUndefined();
  expect(await row(database)).toMatchObject({ name: 'Third' });
  await age(database, '1 day');
  await signUp(database, { name: 'Fifth' });
  expect(await row(database)).toMatchObject({ name: 'Fifth' });
});

it('B6 after the clock was ahead for a while, nobody is refused', async () => {
  await setLimit(database, 'sign_ups_per_client_hour', 1);
  await setLimit(database, 'sign_ups_per_hour', 1);
  await from('203.0.113.7');
  await asOwner(database, "update private.waitlist_counters set since = since + interval '3 years'");
  await from('203.0.113.7');
  expect(await count()).toBe(2);
});

it('B6 an address whose mails are all refused is tried five times a day', async () => {
  await signUp(database);
  for (let n = 0; n < 5; n += 1) await release(database, (await claimMail(database)).id);
  expect(await claim(database)).toBeUndefined();
  await age(database, '1 day');
  await signUp(database);
  await claimMail(database);
});

it('B6 over the limit of mails per day no mail is sent, but nothing is lost: signing up again on a later day sends it', async () => {
  await setLimit(database, 'mails_per_day', 1);
  await signUp(database, { email: 'first@example.org' });
  await signUp(database);
  await claimMail(database, 'first@example.org');
  const before = await row(database);
  expect(await claim(database)).toBeUndefined();
  expect(await row(database)).toEqual(before);
  expect(await asOwner(database, 'select count(*)::int as n from private.waitlist_tokens')).toEqual([{ n: 2 }]);
  await age(database, '1 day');
  await signUp(database);
  expect(await claimMail(database)).toMatchObject({ email: ADA.email });
});

it('B6 asking for mails to unlisted addresses uses up no limit', async () => {
  await setLimit(database, 'mails_per_day', 1);
  for (let n = 0; n < 5; n += 1) expect(await claim(database, 'eve@example.org')).toBeUndefined();
  await signUp(database);
  await claimMail(database);
});
