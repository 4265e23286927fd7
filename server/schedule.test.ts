import { type Database, DatabaseError, type Row } from './database/database';
import { purgeRegularly, sendRegularly } from './schedule';

const PERIOD_MS = 5 * 60_000;

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  log.mockClear();
  jest.useFakeTimers();
});

/** A database whose first answers are these, and which records its queries. */
function databaseWith(...answers: (Row | Promise<Row>)[]) {
  const queries: string[] = [];
  const run: Database['run'] = async (statements) => {
    queries.push(...statements.map(({ sql }) => sql));
    return [[(await answers.shift()) ?? {}]];
  };
  return { queries, database: { run } as Database };
}
const failure = (code: string) => Promise.reject(new DatabaseError(code, 'no', 'Key (email)=(ada@example.org)'));

it('B3 asks each second, sends when something waits, and ends', async () => {
  const { queries, database } = databaseWith({ waiting: false }, { waiting: true }, { waiting: false });
  const sendWaiting = jest.fn(async () => {});
  const end = sendRegularly(database, sendWaiting);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(queries).toEqual(Array<string>(3).fill('select private.mails_wait() as waiting'));
  expect(sendWaiting).toHaveBeenCalledTimes(1);
  await end();
  await jest.advanceTimersByTimeAsync(5_000);
  expect([queries.length, jest.getTimerCount()]).toEqual([3, 0]);
});

it('B12 does not ask while it sends, and its end waits for what is being sent', async () => {
  let finish = () => {};
  const { queries, database } = databaseWith({ waiting: true });
  const end = sendRegularly(database, () => new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(3_000);
  const ended = jest.fn();
  const ending = end().finally(ended);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([queries.length, ended.mock.calls.length]).toEqual([1, 0]);
  finish();
  await ending;
});

it.each([
  ['an outage, which is logged where the database is opened again', '53100', []],
  ['a failure, which is logged without personal data', '57014', [['Error 57014: no']]],
])('B12 B6 it goes on after %s, once however long it lasts', async (_, code, logged) => {
  const { queries, database } = databaseWith(failure(code), failure(code), failure(code));
  const end = sendRegularly(database, async () => {});
  await jest.advanceTimersByTimeAsync(3_000);
  expect([log.mock.calls, queries.length]).toEqual([logged, 4]);
  await end();
});

it('B4 B12 the purge runs at once, again until nobody is due, and every five minutes', async () => {
  const { queries, database } = databaseWith({ erased: 250 }, { erased: 7 }, { erased: 0 });
  const end = purgeRegularly(database);
  await jest.advanceTimersByTimeAsync(PERIOD_MS - 1);
  expect(queries).toEqual(Array<string>(3).fill('select public.purge_waitlist() as erased'));
  await jest.advanceTimersByTimeAsync(1);
  expect(queries).toHaveLength(4);
  await end();
});

it('B12 stopping waits for the running call and starts no other', async () => {
  let finish: (row: Row) => void = () => {};
  const { queries, database } = databaseWith(new Promise((resolve) => (finish = resolve)));
  const ended = jest.fn();
  const ending = purgeRegularly(database)().finally(ended);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  finish({ erased: 250 });
  await ending;
  expect(queries).toHaveLength(1);
});
