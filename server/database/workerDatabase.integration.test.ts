import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '../../scripts/build/buildServer';
import { MIGRATIONS } from '../../test-support/testDatabase';
import { TIMEOUTS_MS, workerDatabase } from './workerDatabase';

const SHORT = { ...TIMEOUTS_MS, open: 1000, run: 1000 };
const ENDLESS = { sql: 'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b' };
const QUERY = { sql: 'select 1 as one' };
const STOPPED = { code: '57P01', message: 'The database did not answer in time and was restarted' };

const directory = resolve('build/test', `watch-${process.pid}`);
const program = (name: string) => pathToFileURL(`${directory}/${name}.mjs`);
const lost: string[] = [];
const onLost = (reason: string) => void lost.push(reason);
const stuck = (call: string, timeouts = SHORT) => workerDatabase(program('stuckWorker'), call, onLost, timeouts);

beforeAll(() => bundleServer(['test-support/memoryWorker.ts', 'server/test/stuckWorker.ts'], directory));
afterEach(() => void lost.splice(0));
afterAll(() => rm(directory, { recursive: true, force: true }));

it('B12 a statement that never ends is cancelled, and every waiting call fails', async () => {
  const timeouts = { ...SHORT, open: TIMEOUTS_MS.open };
  const database = await workerDatabase(program('memoryWorker'), { migrations: MIGRATIONS }, onLost, timeouts);
  const waiting = [ENDLESS, QUERY].map((statement) => database.run([statement]));
  for (const call of waiting) await expect(call).rejects.toMatchObject(STOPPED);
  expect(lost).toEqual(['it did not answer in time']);
  await expect(database.run([QUERY])).rejects.toMatchObject({ code: '57P01' });
  await database.close();
});

it('B12 a database that hangs while it is opened fails with a timeout', async () => {
  await expect(stuck('open')).rejects.toMatchObject({ code: '57P01' });
  expect(lost).toEqual([]);
});

it.each([
  ['blocks', 'run', STOPPED, 'it did not answer in time'],
  ['dies', 'die', { code: '57P01' }, 'its thread has ended'],
])('B12 a call to a thread that %s fails, and the loss is reported', async (_, call, failure, reason) => {
  const database = await stuck(call);
  await expect(database.run([QUERY])).rejects.toMatchObject(failure);
  expect(lost).toEqual([reason]);
});

it('B12 a long queue does not time out: every answer restarts the timeout', async () => {
  const database = await stuck('slow');
  const answers = await Promise.all(Array.from({ length: 8 }, () => database.run([QUERY])));
  expect(answers).toHaveLength(8);
  expect(lost).toEqual([]);
  await database.close();
});

it('B12 a database that does not close is closed by ending its thread', async () => {
  const database = await stuck('close', { ...SHORT, close: 1000 });
  await database.close();
  expect(lost).toEqual([]);
});

it('B12 a thread that dies as soon as it is open is reported, by the opening or afterwards', async () => {
  for (let round = 0; round < 20; round += 1) {
    const report = await new Promise((resolve) => {
      workerDatabase(program('stuckWorker'), 'die at once', () => resolve('lost'), SHORT).catch(() =>
        resolve('not opened'),
      );
    });
    expect(['lost', 'not opened']).toContain(report);
  }
});
