import { age, asOwner, count, mailIfDue, mailOf } from '../../test-support/database/list';
import { openList, setLimit, signUp, stepOne, TOO_MANY } from '../../test-support/database/list';
import { ADA } from '../../test-support/listQueries';

openList();

const from = (address: string, email: string = ADA.email) => stepOne({ email }, { 'cf-connecting-ip': address });
const stored = () => count('private.waitlist_sign_ups');
const keysOf = async (address: string) => {
  const sql =
    "select private.address_key('client', ip) as client, private.address_key('network', ip) as network from private.client_address($1) as ip";
  return (await asOwner(sql, [address]))[0];
};

// WAITLIST: sign_ups_per_client_hour
// WAITLIST: sign_ups_per_network_day
// WAITLIST: sign_ups_per_hour
// WAITLIST: Windows are whole hours and days in UTC.
// WAITLIST: They are rows of `private.waitlist_settings`. The next call obeys a change:
it.each([
  ['a client', 'sign_ups_per_client_hour', ['203.0.113.7', '203.0.113.7'], '203.0.113.8', '1 hour'],
  ['an IPv6 client', 'sign_ups_per_client_hour', ['2001:db8::1', '2001:db8::2'], '2001:db8:0:1::1', '1 hour'],
  ['a network', 'sign_ups_per_network_day', ['203.0.113.7', '203.0.113.8'], '203.0.114.7', '1 day'],
  ['an IPv6 network', 'sign_ups_per_network_day', ['2001:db8:7:1::1', '2001:db8:7:2::1'], '2001:db8:8::1', '1 day'],
  ['everybody', 'sign_ups_per_hour', ['203.0.113.7', ''], null, '1 hour'],
])(
  'B6 %s over its limit (%s) gets 429 with a hint until the window ends, and nothing is stored',
  async (_, limit, addresses, other, window) => {
    await setLimit(limit, 2);
    for (const address of addresses) await from(address);
    await expect(from(addresses[1]!)).rejects.toMatchObject({ ...TOO_MANY, message: 'Too many sign-ups' });
    expect(await stored()).toBe(2);
    if (other) await from(other);
    await age(window);
    for (const address of addresses) await from(address);
    await expect(from(addresses[1]!)).rejects.toMatchObject(TOO_MANY);
  },
);

it('B6 refused input uses up no limit', async () => {
  await setLimit('sign_ups_per_client_hour', 1);
  for (let n = 0; n < 5; n += 1)
    await expect(from('203.0.113.7', 'not an address')).rejects.toMatchObject({ hint: 'invalid_email' });
  await from('203.0.113.7');
});

describe('clients', () => {
  // WAITLIST: are told apart by `cf-connecting-ip`
  it.each([
    ['203.0.113.7', ' 203.0.113.7 ', 'client'],
    ['203.0.113.7', '::ffff:203.0.113.7', 'client'],
    ['203.0.113.7', '::FFFF:cb00:7107', 'client'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 'client'],
    ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001', 'client'],
    ['fe80::1', 'fe80::1%eth0', 'client'],
    ['203.0.113.7', '203.0.113.8', 'network'],
    ['203.0.113.7', '203.0.114.7', 'nothing'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 'network'],
    ['2001:db8:1::1', '2001:db8:2::1', 'nothing'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', 'network'],
  ])('B6 %j and %j share their %s', async (one, other, shared) => {
    const [first, second] = [await keysOf(one), await keysOf(other)];
    expect(first?.client === second?.client).toBe(shared === 'client');
    expect(first?.network === second?.network).toBe(shared !== 'nothing');
  });

  // WAITLIST: Without it (a Supabase of your own without Cloudflare) only the limit for everybody holds
  it.each(['', 'unknown', '127.0.0.1', '::1', '::ffff:127.0.0.1', '1.2.3.4, 5.6.7.8', '::/129', '1.2.3.4/99'])(
    'B6 %j is no client: only the limit for everybody applies',
    async (address) => expect(await keysOf(address)).toEqual({ client: null, network: null }),
  );

  it('B6 are stored only as hashes with the salt of this database', async () => {
    await from('203.0.113.7');
    const keys = await asOwner("select key from private.waitlist_counters where key <> '' order by scope");
    const { client, network } = (await keysOf('203.0.113.7'))!;
    expect(keys).toEqual([{ key: client }, { key: network }]);
    for (const key of [client, network]) expect(key).toMatch(/^[0-9a-f]{64}$/);
    await asOwner('update private.waitlist_salt set salt = private.random_bytes()');
    const elsewhere = Object.values((await keysOf('203.0.113.7'))!);
    for (const key of [client, network]) expect(elsewhere).not.toContain(key);
  });
});

describe('mailboxes', () => {
  // WAITLIST: are counted, not addresses
  it.each([
    [1, 'tags', ['ada@example.org', 'ada+news@example.org', 'ada+x+y@example.org']],
    [1, 'dots at Gmail', ['ada@gmail.com', 'a.da@gmail.com', 'a.d.a+x@gmail.com', 'ada@googlemail.com']],
    [1, 'hyphens at Proton', ['ada.love@proton.me', 'ada-love@pm.me', 'ada_love+x@protonmail.com']],
    [1, 'the hosts of Proton', ['adalove@proton.me', 'adalove@protonmail.ch', 'ada.love@protonmail.com']],
    [1, 'the hosts of iCloud', ['ada@icloud.com', 'ada@me.com', 'ada+x@mac.com']],
    [
      1,
      'the hosts of Yandex, where a hyphen is a dot',
      ['ada.love@yandex.ru', 'ada-love@ya.ru', 'ada.love@yandex.com'],
    ],
    [1, 'subdomains at Fastmail', ['ada@fastmail.com', 'shop@ada.fastmail.com', 'ada+shop@fastmail.com']],
    [1, 'an underscore at Fastmail', ['ada_love@fastmail.com', 'x@ada-love.fastmail.com']],
    [2, 'two names', ['ada@example.org', 'eve@example.org']],
    [2, 'two hosts', ['ada@example.org', 'ada@example.com']],
    [2, 'dots elsewhere than at Gmail', ['a.da@example.org', 'ada@example.org']],
    [2, 'hyphens at Yahoo, where they may be another’s', ['ada-x@yahoo.es', 'ada@yahoo.es']],
    [2, 'subdomains elsewhere than at Fastmail', ['x@ada.example.org', 'ada@example.org']],
    [2, 'two countries of Yahoo', ['ada@yahoo.es', 'ada@yahoo.com']],
    [2, 'names that begin with a plus', ['+ada@example.org', '+eve@example.org']],
  ])('B6 count as %i with %s', async (expected, _, emails) => {
    const sql = 'select count(distinct private.mailbox(e))::int as n from unnest($1::text[]) as e';
    expect(await asOwner(sql, [emails])).toEqual([{ n: expected }]);
  });

  // WAITLIST: mails_per_mailbox_30_days
  it('B6 get at most two mails to a spelling in any period of 30 days', async () => {
    const days: number[] = [];
    for (let day = 0; day <= 75; day += 1) {
      await signUp();
      if (await mailIfDue()) days.push(day);
      await age('1 day');
    }
    expect(days).toEqual([0, 1, 30, 31, 60, 61]);
  });

  it('B6 are stored only as keyed hashes', async () => {
    await signUp();
    await mailOf();
    const sql = `select mailbox = private.keyed_hash('mailbox', 'ada@example.org') as keyed,
        mailbox = encode(sha256('mailbox ada@example.org'), 'hex') as plain,
        spelling = private.keyed_hash('spelling', 'ada@example.org') as spelling
      from private.mails`;
    expect(await asOwner(sql)).toEqual([{ keyed: true, plain: false, spelling: true }]);
  });
});
