import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../../scripts/buildServer';
import type { Database } from './database';
import { PATIENCE_MS, workerDatabase } from './workerDatabase';

const SHORT = { ...PATIENCE_MS, open: 1000, run: 1000 };
const FOR_EVER = { sql: 'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b' };
const NOW = { sql: 'select 1 as one' };
const STOPPED = { code: '57P01', message: 'The database did not answer in time and was started again' };

const directory = resolve('build/test', `watch-${process.pid}`);
const program = (name: string) => pathToFileURL(`${directory}/${name}.mjs`);
const lost: string[] = [];
const onLost = (reason: string) => void lost.push(reason);

beforeAll(() => bundleServer(['server/test/memoryWorker.ts', 'server/test/stuckWorker.ts'], directory));
afterEach(() => void lost.splice(0));
afterAll(() => rm(directory, { recursive: true, force: true }));

it('B12 a statement that never ends is ended, and whoever waits is told', async () => {
  const database = await workerDatabase(program('memoryWorker'), undefined, onLost, { ...SHORT, open: PATIENCE_MS.open });
  const waiting = [FOR_EVER, NOW].map((statement) => database.run([statement]));
  for (const call of waiting) await expect(call).rejects.toMatchObject(STOPPED);
  expect(lost).toEqual(['it did not answer in time']);
  await expect(database.run([NOW])).rejects.toMatchObject({ code: '57P01' });
  await database.close();
});

it('B12 a database that hangs while it is opened is given up', async () => {
  await expect(workerDatabase(program('stuckWorker'), 'open', onLost, SHORT)).rejects.toMatchObject({ code: '57P01' });
  expect(lost).toEqual([]);
});

it('B12 a thread that blocks is ended', async () => {
  const database = await workerDatabase(program('stuckWorker'), 'run', onLost, SHORT);
  await expect(database.run([NOW])).rejects.toMatchObject(STOPPED);
  expect(lost).toEqual(['it did not answer in time']);
});

it('B12 a thread that dies says so, and nobody waits for it', async () => {
  const database = await workerDatabase(program('stuckWorker'), 'die', onLost, SHORT);
  await expect(database.run([NOW])).rejects.toMatchObject({ code: '57P01' });
  expect(lost).toEqual(['its thread has ended']);
});

it('B12 a long queue is no silence: every answer begins the patience anew', async () => {
  const database: Database = await workerDatabase(program('stuckWorker'), 'slow', onLost, SHORT);
  const answers = await Promise.all(Array.from({ length: 8 }, () => database.run([NOW])));
  expect(answers).toHaveLength(8);
  expect(lost).toEqual([]);
  await database.close();
});

it('B12 a database that does not close is closed by ending it', async () => {
  const database = await workerDatabase(program('stuckWorker'), 'close', onLost, { ...SHORT, close: 1000 });
  await database.close();
  expect(lost).toEqual([]);
});

it('B12 once it is open, only closing ends it, and in peace', async () => {
  const giveUp = new AbortController();
  const database = await workerDatabase(program('stuckWorker'), 'nothing', onLost, SHORT, giveUp.signal);
  giveUp.abort();
  expect(await database.run([NOW])).toEqual([]);
  await database.close();
  expect(lost).toEqual([]);
});

it('B12 an opening that is no longer wanted is ended', async () => {
  const giveUp = new AbortController();
  const opening = workerDatabase(program('stuckWorker'), 'open', onLost, PATIENCE_MS, giveUp.signal);
  giveUp.abort();
  await expect(opening).rejects.toMatchObject({ code: '57P01' });
});

it('B12 of a thread that dies as soon as it is open one hears, by the opening or afterwards', async () => {
  const data = 'die at once';
  for (let round = 0; round < 20; round += 1) {
    const heard = await new Promise((resolve) => {
      workerDatabase(program('stuckWorker'), data, () => resolve('lost'), SHORT).catch(() => resolve('not opened'));
    });
    expect(['lost', 'not opened']).toContain(heard);
  }
});
