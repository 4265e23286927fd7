import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../test/temporaryDirectory';
import { lockDataDir } from './dataLock';
import { processIdentity } from './processIdentity';

const fresh = () => join(temporaryDirectory(), 'data');

it('B12 a lock is there while it is held and gone when it is released', async () => {
  const directory = fresh();
  const release = await lockDataDir(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(processIdentity(process.pid));
  await release();
  expect(readdirSync(directory)).toEqual([]);
});

it('B12 a second server on the same data is refused with one clear line', async () => {
  const directory = fresh();
  await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toThrow(
    `Another Constela (process ${process.pid}) is using ${directory}. Stop it, or set another DATA_DIR.`,
  );
  expect(readdirSync(directory)).toEqual(['lock']);
});

it('B12 of many servers at the same time one wins', async () => {
  const directory = fresh();
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(directory)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it.each([
  ['a process that is gone', '999999999 boot 1'],
  ['another process that got the same number', `${process.pid} boot 1`],
  ['nobody, because the file is empty', ''],
])('B12 the lock of %s is taken over', async (_, holder) => {
  const directory = fresh();
  await (await lockDataDir(directory))();
  writeFileSync(join(directory, 'lock'), holder);
  await lockDataDir(directory);
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(processIdentity(process.pid));
  expect(readdirSync(directory)).toEqual(['lock']);
});

it('B12 the identity of a process ends with it', async () => {
  const child = spawn('sleep', ['10']);
  const pid = child.pid!;
  expect(processIdentity(pid)).toMatch(new RegExp(`^${pid} \\S+ \\d+$`));
  child.kill('SIGKILL');
  await new Promise((resolve) => {
    child.on('exit', resolve);
  });
  expect(processIdentity(pid)).toBeUndefined();
});
