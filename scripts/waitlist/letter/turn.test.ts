import type { Database } from '../../../server/database/database';
import { empty, setLimit } from '../../../test-support/limits';
import { asOwner } from '../../../test-support/as';
import { openTestDatabase } from '../../../test-support/testDatabase';
import type { List } from '../list';
import { pause, requestsPerSecond, waitForTurn } from './turn';

let database: Database;
let list: List;
beforeAll(async () => {
  database = await openTestDatabase();
  list = { place: 'here', query: (sql, params) => asOwner(database, sql, params), close: async () => {} };
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const never = new AbortController().signal;

it('B16 turns keep to the rate that all senders share, whoever asks', async () => {
  await setLimit(database, 'mails_per_second', 10);
  expect(await requestsPerSecond(list)).toBe(10);
  const starts: number[] = [];
  const sender = async () => {
    for (let mail = 0; mail < 3; mail += 1) {
      await waitForTurn(list, never);
      starts.push(performance.now());
    }
  };
  await Promise.all([sender(), sender()]);
  // The clock of the database and this one differ in what a query takes.
  expect(starts.at(-1)! - starts[0]!).toBeGreaterThan(5 * 100 - 50);
});

it('B6 B16 a letter waits for the request of a confirmation that has just started', async () => {
  await database.script("update private.waitlist_mailer set next_request_at = clock_timestamp() + interval '400 ms'");
  const started = performance.now();
  await waitForTurn(list, never);
  expect(performance.now() - started).toBeGreaterThan(300);
});

it('B16 an interruption ends the wait for a turn', async () => {
  await setLimit(database, 'mails_per_second', 0);
  const interrupted = new AbortController();
  const waiting = waitForTurn(list, interrupted.signal);
  setTimeout(() => interrupted.abort(), 50);
  await expect(waiting).resolves.toBeUndefined();
});

it('B16 an interruption ends a pause at once', async () => {
  const interrupted = new AbortController();
  const waiting = pause(60_000, interrupted.signal);
  interrupted.abort();
  await expect(waiting).resolves.toBeUndefined();
});
