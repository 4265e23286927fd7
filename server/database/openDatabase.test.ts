import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError } from './database';
import { reopeningDatabase } from './openDatabase';

const QUERY = [{ sql: 'select 1' }];
const DISK_FULL = new DatabaseError('53100', 'could not extend file "base/5/16384": No space left on device');
type Lose = (reason: string, ended: Promise<unknown>) => void;

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
let lose: Lose;
let opened: number;
let opening: (signal: AbortSignal) => Promise<unknown>;
let answer: () => Promise<never[]>;
beforeEach(() => {
  log.mockClear();
  opened = 0;
  opening = async () => {};
  answer = async () => [];
});

/** Counts how often it is opened; `opening` and `answer` are set by each test. */
const open = async (onLost: Lose, signal: AbortSignal): Promise<Database> => {
  opened += 1;
  await opening(signal);
  lose = onLost;
  return { run: () => answer(), script: async () => {}, close: async () => {} };
};
const start = (retryMs = 10) => reopeningDatabase(open, retryMs);
const lines = () => log.mock.calls.map(([line]) => String(line));

/** Retries until a call works; any error except the restart fails the test. */
async function recovered(database: Database): Promise<void> {
  const works = (error: DatabaseError) => {
    if (error.message !== 'The database is restarting') throw error;
    return false;
  };
  while (!(await database.run(QUERY).then(() => true, works))) await delay(5);
}

it('B12 a lost database is reopened once its thread has ended; until then calls fail at once', async () => {
  const database = await start();
  let gone = () => {};
  lose('its thread has ended', new Promise<void>((resolve) => (gone = resolve)));
  await expect(database.run(QUERY)).rejects.toMatchObject({ code: '57P01' });
  expect(opened).toBe(1);
  gone();
  await recovered(database);
  expect(opened).toBe(2);
  expect(lines()).toEqual(['The database does not work and is retried until it does: its thread has ended']);
  await database.close();
});

it('B12 opening is retried until it works, and the same failure is logged once', async () => {
  const database = await start();
  let failures = 3;
  opening = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('could not write lock file "postmaster.pid": No space left on device');
  };
  lose('could not write to file "pg_wal/xlogtemp.42": No space left on device', Promise.resolve());
  await recovered(database);
  expect(opened).toBe(5);
  expect(lines()).toEqual(['The database does not work and is retried until it does: no space is left on its disk']);
  await database.close();
});

it('B12 a full disk that fails every statement is logged once', async () => {
  const database = await start();
  answer = () => Promise.reject(DISK_FULL);
  for (let call = 0; call < 5; call += 1) await expect(database.run(QUERY)).rejects.toBe(DISK_FULL);
  expect(lines()).toEqual(['The database does not work and is retried until it does: no space is left on its disk']);
  expect(opened).toBe(1);
  await database.close();
});

it('B12 an error caused by the caller is not logged as an outage', async () => {
  const database = await start();
  answer = () => Promise.reject(new DatabaseError('P0001', 'no'));
  await expect(database.run(QUERY)).rejects.toMatchObject({ code: 'P0001' });
  expect(lines()).toEqual([]);
  await database.close();
});

it.each([
  ['waits to retry', () => Promise.reject(new Error('no'))],
  [
    'is being opened',
    (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
  ],
])('B12 closing it while it %s stops that', async (_, open) => {
  const database = await start(1_000_000);
  opening = open;
  lose('its thread has ended', Promise.resolve());
  await new Promise(setImmediate);
  await database.close();
  expect(opened).toBe(2);
});
