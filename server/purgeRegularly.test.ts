import { type Database, DatabaseError, type Row } from './database/database';
import { purgeRegularly } from './purgeRegularly';

const PERIOD_MS = 5 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notes what is asked of it; `answer` is how it goes. */
function listening(answer: () => Promise<Row[][]> = async () => [[{ done: 0 }]]) {
  const asked: string[] = [];
  const run: Database['run'] = (statements) => {
    asked.push(...statements.map(({ sql }) => sql));
    return answer();
  };
  return { asked, database: { run } as Database };
}

it('B4 the purge runs at once and then every five minutes, until it is ended', async () => {
  const { asked, database } = listening();
  const end = purgeRegularly(database);
  expect(asked).toEqual(['select public.purge_waitlist() as done']);
  await jest.advanceTimersByTimeAsync(PERIOD_MS - 1);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2 * PERIOD_MS);
  expect(asked).toHaveLength(3);
  await end();
  await jest.advanceTimersByTimeAsync(5 * PERIOD_MS);
  expect(asked).toHaveLength(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('B12 the purge asks again and again until nothing is left, one call after the other', async () => {
  const left = [1000, 1000, 7, 0];
  const { asked, database } = listening(async () => [[{ done: left.shift() }]]);
  const end = purgeRegularly(database);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(4);
  await end();
});

it('B12 ending waits for the call under way and begins no other', async () => {
  let finish = () => {};
  const { asked, database } = listening(
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
  expect(asked).toHaveLength(1);
});

it('B6 a purge that fails is logged without what the database quotes, and the next time tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { asked, database } = listening(() =>
    Promise.reject(new DatabaseError('57014', 'canceling statement', 'Key (email)=(ada@example.org)')),
  );
  const end = purgeRegularly(database);
  await jest.advanceTimersByTimeAsync(PERIOD_MS);
  expect(asked).toHaveLength(2);
  expect(log.mock.calls).toEqual([['Error 57014: canceling statement'], ['Error 57014: canceling statement']]);
  await end();
  log.mockRestore();
});

it('B12 a purge that meets an outage leaves the log to who opens the database again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { database } = listening(() => Promise.reject(new DatabaseError('53100', 'could not extend file')));
  await purgeRegularly(database)();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
