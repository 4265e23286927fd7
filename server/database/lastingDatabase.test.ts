import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError } from './database';
import { lastingDatabase } from './lastingDatabase';

const NOW = [{ sql: 'select 1' }];
const ROOM = new DatabaseError('53100', 'could not extend file "base/5/16384": No space left on device');
type Lose = (reason: string, ended: Promise<unknown>) => void;

let log: jest.SpyInstance;
let lose: Lose;
let opened: number;
let opening: (signal: AbortSignal) => Promise<unknown>;
let answer: () => Promise<never[]>;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  opened = 0;
  opening = async () => {};
  answer = async () => [];
});
afterEach(() => log.mockRestore());

/** Counts how often it is opened; what a test says happens while it is opened and asked. */
const open = async (onLost: Lose, signal: AbortSignal): Promise<Database> => {
  opened += 1;
  await opening(signal);
  lose = onLost;
  return { run: () => answer(), script: async () => {}, close: async () => {} };
};
const start = () => lastingDatabase(open, 10);
const lines = () => log.mock.calls.map(([line]) => String(line));

/** Asks until it works; any failure but being started again is the test's. */
async function recovered(database: Database): Promise<void> {
  const works = (error: DatabaseError) => {
    if (error.message !== 'The database is being started again') throw error;
    return false;
  };
  while (!(await database.run(NOW).then(() => true, works))) await delay(5);
}

it('B12 a lost database is opened again once it is gone, and calls meanwhile fail at once', async () => {
  const database = await start();
  let gone = () => {};
  lose('its thread has ended', new Promise<void>((resolve) => {
    gone = resolve;
  }));
  await expect(database.run(NOW)).rejects.toMatchObject({ code: '57P01' });
  expect(opened).toBe(1);
  gone();
  await recovered(database);
  expect(opened).toBe(2);
  expect(lines()).toEqual(['The database does not work and is tried again until it does: its thread has ended']);
  await database.close();
});

it('B12 opening is tried until it works, with one line for what fails alike', async () => {
  const database = await start();
  let failures = 3;
  opening = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('could not write lock file "postmaster.pid": No space left on device');
  };
  lose('could not write to file "pg_wal/xlogtemp.42": No space left on device', Promise.resolve());
  await recovered(database);
  expect(opened).toBe(5);
  expect(lines()).toEqual(['The database does not work and is tried again until it does: no room is left on its disk']);
  await database.close();
});

it('B12 a full disk that is refused statement by statement is one line as well', async () => {
  const database = await start();
  answer = () => Promise.reject(ROOM);
  for (let call = 0; call < 5; call += 1) await expect(database.run(NOW)).rejects.toBe(ROOM);
  expect(lines()).toEqual(['The database does not work and is tried again until it does: no room is left on its disk']);
  expect(opened).toBe(1);
  await database.close();
});

it('B12 a failure of the caller is no outage', async () => {
  const database = await start();
  answer = () => Promise.reject(new DatabaseError('P0001', 'no'));
  await expect(database.run(NOW)).rejects.toMatchObject({ code: 'P0001' });
  expect(lines()).toEqual([]);
  await database.close();
});

it('B12 it is closed while it pauses, and not opened again', async () => {
  const database = await lastingDatabase(open, 1_000_000);
  opening = () => Promise.reject(new Error('no'));
  lose('its thread has ended', Promise.resolve());
  await new Promise(setImmediate);
  await database.close();
  expect(opened).toBe(2);
});

it('B12 it is closed while it is being opened', async () => {
  const database = await start();
  opening = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  lose('its thread has ended', Promise.resolve());
  await new Promise(setImmediate);
  await database.close();
  expect(opened).toBe(2);
});
