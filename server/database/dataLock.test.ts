import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { brand } from '../../src/lib/site';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { lockDataDir } from './dataLock';

const newDirectory = () => join(temporaryDirectory(), 'data');
const lockOnce = async (directory: string) => (await lockDataDir(directory))();
const inUseBy = (who: string, directory: string) =>
  `Another ${brand}${who} is using ${directory}. Stop it, or set another DATA_DIR.`;

/** Leaves the socket of a killed process as lock 7. */
async function leaveDeadLock(directory: string): Promise<void> {
  const program = `require('net').createServer().listen(${JSON.stringify(join(directory, 'lock.7'))}, () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', program]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('B12 a directory can be locked again after its release', async () => {
  const directory = newDirectory();
  for (let turn = 0; turn < 4; turn += 1) await lockOnce(directory);
  expect(readdirSync(directory).length).toBeLessThan(3);
});

it.each([
  ['the same data', newDirectory()],
  ['data with a very long path', join(newDirectory(), 'a'.repeat(100), 'b'.repeat(100))],
])('B12 a second server on %s is refused with one clear line', async (_, directory) => {
  const release = await lockDataDir(directory);
  await expect(lockDataDir(directory)).rejects.toThrow(inUseBy(` (process ${process.pid})`, directory));
  expect(readdirSync(directory)).toEqual(['lock.1']);
  await release();
});

it.each([
  ['of another container keeps its lock, and no process is named', createServer((socket) => socket.end('1 pid:[1]'))],
  ['that is paused keeps its lock', createServer({ pauseOnConnect: true })],
])('B12 a holder %s', async (_, holder) => {
  const directory = newDirectory();
  await lockOnce(directory);
  await once(holder.listen(join(directory, 'lock.9')), 'listening');
  await expect(lockDataDir(directory)).rejects.toThrow(inUseBy('', directory));
  holder.close();
});

it('B12 of many servers that start at the same time exactly one gets the lock, also that of a killed process', async () => {
  for (let round = 0; round < 20; round += 1) {
    const directory = newDirectory();
    await lockOnce(directory);
    if (round < 5) await leaveDeadLock(directory);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(directory)));
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(won).toHaveLength(1);
    await won[0]!();
  }
});

it('B12 a client that stays connected does not keep the lock', async () => {
  const directory = newDirectory();
  const release = await lockDataDir(directory);
  const client = connect({ path: join(directory, 'lock.1'), allowHalfOpen: true });
  await once(client, 'connect');
  await release();
  const next = await lockDataDir(directory);
  expect(readdirSync(directory)).toContain('lock.2');
  await next();
  client.destroy();
});
