import { type Database, DatabaseError } from './database/database';
import { purgeDaily } from './purgeDaily';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notes what is asked of it; `answer` is how it goes. */
function listening(answer: () => Promise<never[][]> = async () => []) {
  const asked: string[] = [];
  const run: Database['run'] = (statements) => {
    asked.push(...statements.map(({ sql }) => sql));
    return answer();
  };
  return { asked, database: { run } as Database };
}

it('B4 the purge runs at once and then once a day, until it is ended', async () => {
  const { asked, database } = listening();
  const end = purgeDaily(database);
  expect(asked).toEqual(['select public.purge_waitlist()']);
  await jest.advanceTimersByTimeAsync(DAY_MS - 1);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(asked).toHaveLength(3);
  await end();
  await jest.advanceTimersByTimeAsync(5 * DAY_MS);
  expect(asked).toHaveLength(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('B4 ending waits for a purge under way', async () => {
  let finish = () => {};
  const { database } = listening(
    () =>
      new Promise((resolve) => {
        finish = () => resolve([]);
      }),
  );
  const ended = jest.fn();
  const ending = purgeDaily(database)().finally(ended);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await ending;
  expect(ended).toHaveBeenCalled();
});

it('B6 a purge that fails is logged without what the database quotes, and the next day tries again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { asked, database } = listening(() =>
    Promise.reject(new DatabaseError('57014', 'canceling statement', 'Key (email)=(ada@example.org)')),
  );
  const end = purgeDaily(database);
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(asked).toHaveLength(2);
  expect(log.mock.calls).toEqual([['Error 57014: canceling statement'], ['Error 57014: canceling statement']]);
  await end();
  log.mockRestore();
});
