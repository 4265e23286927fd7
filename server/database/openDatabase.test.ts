import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseError } from './database';
import { reopeningDatabase } from './openDatabase';

const QUERY = [{ sql: 'select 1' }];
const DISK_FULL = new DatabaseError('53100', 'could not extend file "base/5/16384": No space left on device');
const NO_SPACE = 'The database does not work and is retried until it does: no space is left on its disk';
type Lose = (reason: string, ended: Promise<unknown>) => void;

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
let lose: Lose;
let opened: number;
let opening: () => Promise<unknown>;
let answer: () => Promise<never[]>;
beforeEach(() => {
  log.mockClear();
  opened = 0;
  opening = async () => {};
  answer = async () => [];
});

/** Counts how often it is opened; `opening` and `answer` are set by each test. */
const open = async (onLost: Lose): Promise<Database> => {
  opened += 1;
  await opening();
  lose = onLost;
  return { run: () => answer(), script: async () => {}, close: async () => {} };
};
const start = () => reopeningDatabase(open, 10);
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
  expect(lines()).toEqual([NO_SPACE]);
  await database.close();
});

it('B12 a full disk that fails every statement is logged once, an error caused by the caller never', async () => {
  const database = await start();
  answer = () => Promise.reject(DISK_FULL);
  for (let call = 0; call < 5; call += 1) await expect(database.run(QUERY)).rejects.toBe(DISK_FULL);
  answer = () => Promise.reject(new DatabaseError('P0001', 'no'));
  await expect(database.run(QUERY)).rejects.toMatchObject({ code: 'P0001' });
  expect([opened, lines()]).toEqual([1, [NO_SPACE]]);
  await database.close();
});

it('B12 closing it ends the retries', async () => {
  const database = await start();
  opening = () => Promise.reject(new Error('no'));
  lose('its thread has ended', Promise.resolve());
  await delay(50);
  await database.close();
  const before = opened;
  await delay(50);
  expect(opened).toBe(before);
});
