import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import { empty, saveLimits, setLimit, stepOne } from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

const from = (address: string) => stepOne(database, { 'cf-connecting-ip': address });
const keysOf = async (address: string) =>
  (
    await asOwner(
      database,
      'select private.client_key(ip) as client, private.network_key(ip) as network from private.client_address($1) as ip',
      [address],
    )
  )[0];

it.each([
  ['203.0.113.7', ' 203.0.113.7 '],
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['203.0.113.7', '::FFFF:cb00:7107'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001'],
  ['fe80::1', 'fe80::1%eth0'],
])('B6 %j is the same client as %j', async (one, other) => {
  expect(await keysOf(other)).toEqual(await keysOf(one));
});

it.each([
  ['203.0.113.7', '203.0.113.8', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', true],
])('B6 %j is another client than %j; same network: %j', async (one, other, isNeighbour) => {
  const [first, second] = [await keysOf(one), await keysOf(other)];
  expect(second?.client).not.toBe(first?.client);
  expect(second?.network === first?.network).toBe(isNeighbour);
});

it.each(['', 'unknown', '127.0.0.1', '::1', '::ffff:127.0.0.1', '1.2.3.4, 5.6.7.8', '::/129', '1.2.3.4/99'])(
  'B6 %j is no client: only the limit for everybody applies',
  async (address) => {
    await setLimit(database, 'sign_ups_per_client_hour', 1);
    for (let n = 0; n < 3; n += 1) await from(address);
    expect(await keysOf(address)).toEqual({ client: null, network: null });
  },
);

it('B6 is stored only as hashes with the salt of this database', async () => {
  await from('203.0.113.7');
  const keys = await asOwner(database, "select key from private.waitlist_counters where key <> '' order by scope");
  const { client, network } = (await keysOf('203.0.113.7')) ?? {};
  expect(keys).toEqual([{ key: client }, { key: network }]);
  const other = await openTestDatabase(MIGRATIONS, { fromTemplate: false });
  const sql = "select private.client_key('203.0.113.7') as client, private.network_key('203.0.113.7') as network";
  const [elsewhere] = await asOwner(other, sql);
  await other.close();
  for (const key of [client, network]) {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.values(elsewhere!)).not.toContain(key);
  }
}, 60_000);
