import { type Database, DatabaseError, type Row } from './database/database';
import { purgeRegularly, sendRegularly } from './schedule';

const SECOND_MS = 1_000;
const PERIOD_MS = 5 * 60 * SECOND_MS;
const WAITING = 'select private.mails_wait() as waiting';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  log.mockClear();
  jest.useFakeTimers();
});

/** A database that records its queries. */
function recordingDatabase(answer: () => Promise<Row[][]> = async () => [[{ done: 0 }]]) {
  const queries: string[] = [];
  const run: Database['run'] = (statements) => {
    queries.push(...statements.map(({ sql }) => sql));
    return answer();
  };
  return { queries, database: { run } as Database };
}

it('B3 asks each second, sends when something waits, and ends', async () => {
  const waiting = [true, false, true];
  const { queries, database } = recordingDatabase(async () => [[{ waiting: waiting.shift() }]]);
  const sendWaiting = jest.fn(async () => {});
  const end = sendRegularly(database, sendWaiting);
  const counts: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await jest.advanceTimersByTimeAsync(SECOND_MS);
    counts.push(sendWaiting.mock.calls.length);
  }
  expect([queries, counts]).toEqual([
    [WAITING, WAITING, WAITING],
    [1, 1, 2],
  ]);
  await end();
  await jest.advanceTimersByTimeAsync(5 * SECOND_MS);
  expect([queries.length, jest.getTimerCount()]).toEqual([3, 0]);
});

it('B12 does not ask while it sends, and its end waits for what is being sent', async () => {
  let finish = () => {};
  const { queries, database } = recordingDatabase(async () => [[{ waiting: true }]]);
  const end = sendRegularly(database, () => new Promise((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(3 * SECOND_MS);
  expect(queries).toHaveLength(1);
  const ended = jest.fn();
  const ending = end().finally(ended);
  await jest.advanceTimersByTimeAsync(SECOND_MS);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  expect(queries).toHaveLength(1);
});

it.each([
  ['an outage, which is logged where the database is opened again', '53100', []],
  ['a failure, which is logged without personal data', '57014', [['Error 57014: no'], ['Error 57014: no']]],
])('B12 B6 sending and purging go on after %s', async (_, code, logged) => {
  const failure = new DatabaseError(code, 'no', 'Key (email)=(ada@example.org)');
  for (const [schedule, period] of [
    [sendRegularly, SECOND_MS],
    [purgeRegularly, PERIOD_MS],
  ] as const) {
    log.mockClear();
    const answers = [() => Promise.reject(failure), () => Promise.reject(failure)];
    const { queries, database } = recordingDatabase(
      async () => (await answers.shift()?.()) ?? [[{ waiting: true, done: 1 }]],
    );
    const sendWaiting = jest.fn(async () => {});
    const end = schedule(database, sendWaiting);
    await jest.advanceTimersByTimeAsync(3 * period);
    expect([log.mock.calls, queries.length]).toEqual([logged, schedule === sendRegularly ? 3 : 4]);
    expect(sendWaiting).toHaveBeenCalledTimes(schedule === sendRegularly ? 1 : 0);
    await end();
  }
});

it('B4 the purge runs at once and then every five minutes, until it is stopped', async () => {
  const { queries, database } = recordingDatabase();
  const end = purgeRegularly(database);
  expect(queries).toEqual(['select public.purge_waitlist() as done']);
  await jest.advanceTimersByTimeAsync(PERIOD_MS - 1);
  expect(queries).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2 * PERIOD_MS);
  expect(queries).toHaveLength(3);
  await end();
  await jest.advanceTimersByTimeAsync(5 * PERIOD_MS);
  expect(queries).toHaveLength(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('B12 the purge calls the database again as long as its batches are full, one call after the other', async () => {
  const left = [500, 250, 249, 1];
  const { queries, database } = recordingDatabase(async () => [[{ done: left.shift() }]]);
  const end = purgeRegularly(database);
  await jest.advanceTimersByTimeAsync(1);
  expect(queries).toHaveLength(3);
  await end();
});

it('B12 stopping waits for the running call and starts no other', async () => {
  let finish = () => {};
  const { queries, database } = recordingDatabase(
    () => new Promise((resolve) => (finish = () => resolve([[{ done: 1000 }]]))),
  );
  const ended = jest.fn();
  const ending = purgeRegularly(database)().finally(ended);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  expect(queries).toHaveLength(1);
});
