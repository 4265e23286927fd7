import { type Database, DatabaseError, type Row } from './database/database';
import { purgeRegularly } from './purgeRegularly';

const PERIOD_MS = 5 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A database that records its queries. */
function recordingDatabase(answer: () => Promise<Row[][]> = async () => [[{ done: 0 }]]) {
  const queries: string[] = [];
  const run: Database['run'] = (statements) => {
    queries.push(...statements.map(({ sql }) => sql));
    return answer();
  };
  return { queries, database: { run } as Database };
}

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
    () =>
      new Promise((resolve) => {
        finish = () => resolve([[{ done: 1000 }]]);
      }),
  );
  const ended = jest.fn();
  const ending = purgeRegularly(database)().finally(ended);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  expect(queries).toHaveLength(1);
});

it('B6 a purge that fails is logged without personal data, and the next one runs on time', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { queries, database } = recordingDatabase(() =>
    Promise.reject(new DatabaseError('57014', 'canceling statement', 'Key (email)=(ada@example.org)')),
  );
  const end = purgeRegularly(database);
  await jest.advanceTimersByTimeAsync(PERIOD_MS);
  expect(queries).toHaveLength(2);
  expect(log.mock.calls).toEqual([['Error 57014: canceling statement'], ['Error 57014: canceling statement']]);
  await end();
  log.mockRestore();
});

it('B12 a purge that meets an outage leaves the log to who opens the database again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { database } = recordingDatabase(() => Promise.reject(new DatabaseError('53100', 'could not extend file')));
  await purgeRegularly(database)();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
