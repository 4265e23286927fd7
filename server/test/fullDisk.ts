/**
 * Does the server recover from a full disk? The built server runs on a small file system that is filled while people sign up: they
 * must get 503 within seconds, one line of the log must say why the database is away, and when space is free again they must get
 * 204 from the same server. At the end the data is opened: every sign-up that got 204 must be there.
 *
 *   unshare --mount node -r esbuild-register server/test/fullDisk.ts
 *
 * Needs Linux and root; without root add --user --map-root-user. The mount namespace removes the file system with the program.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../../src/lib/site';
import { findLost, signUpUntil } from './fullDisk/signUpUntil';
import { fill, fillSegment, free, onSmallDisk } from './fullDisk/smallDisk';
import { liftLimits } from './limits';
import { builtClone, runServer, type ServerProcess } from '../../test-support/runServer';

const END_MS = 15_000;
const LINE = 'The database does not work and is retried until it does: no space is left on its disk';
/** What the outbox says, which keeps its mails on the same disk; how often depends on when it was full. */
const OUTBOX_LINE = /^(Error ENOSPC: |confirmation mails not sent yet )/;
const MB = 1 << 20;

interface Outage {
  space: string;
  bytes: number;
  recovers: boolean;
}
const OUTAGES: Outage[] = [
  { space: 'a little space', bytes: 12 * MB, recovers: true },
  { space: 'no space', bytes: 0, recovers: true },
  { space: 'a little space', bytes: 12 * MB, recovers: false },
];

/** Starts a server, fills the disk after a sign-up and waits until many sign-ups are refused. */
async function startAndFill(
  root: string,
  disk: string,
  name: string,
  left: number,
  kept: Set<string>,
): Promise<ServerProcess> {
  await fillSegment(root);
  const server = await runServer(root);
  try {
    if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
    if (!(await signUpUntil(server.url, `${name}-before`, kept, (status) => status === 204)))
      throw new Error('Nobody could sign up');
    fill(disk, left);
    let refused = 0;
    const full = await signUpUntil(server.url, `${name}-full`, kept, (status) => {
      if (status === 503) refused += 1;
      return refused > 200;
    });
    if (!full) throw new Error(`Only ${refused} sign-ups were refused (${name})`);
    return server;
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
}

/** Stops the server, which must work in any state, and checks its log. */
async function stopCleanly(server: ServerProcess): Promise<void> {
  const code = await Promise.race([server.end('SIGTERM'), delay(END_MS, 'late', { ref: false })]);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(`${brand} is at `) && !OUTBOX_LINE.test(line));
  if (lines.length !== 1 || lines[0] !== LINE) throw new Error(`The log says:\n${lines.slice(0, 20).join('\n')}`);
  if (code !== 0) throw new Error(`The exit code was ${code}`);
}

async function runOutage(
  root: string,
  disk: string,
  { space, bytes, recovers }: Outage,
  kept: Set<string>,
): Promise<void> {
  const name = `${space.replaceAll(' ', '-')}-${recovers}`;
  const server = await startAndFill(root, disk, name, bytes, kept);
  try {
    const freed = performance.now();
    if (recovers) {
      free(disk);
      if (!(await signUpUntil(server.url!, `${name}-after`, kept, (status) => status === 204)))
        throw new Error('It did not recover');
    }
    const seconds = ((performance.now() - freed) / 1000).toFixed(1);
    await stopCleanly(server);
    const outcome = recovers ? `recovered ${seconds} s after space was free` : 'stopped cleanly without free space';
    console.log(`${space}: refused in time, one line about the database in the log, ${outcome}`);
  } finally {
    if (server.child.exitCode === null) await server.end('SIGKILL');
    free(disk);
  }
}

async function fullDisk(): Promise<void> {
  const root = await builtClone();
  try {
    await onSmallDisk(root, async (disk) => {
      await liftLimits(root);
      const kept = new Set<string>();
      for (const outage of OUTAGES) await runOutage(root, disk, outage, kept);
      const lost = await findLost(root, kept);
      console.log(`${kept.size} sign-ups acknowledged, ${lost.length} lost`);
      if (lost.length > 0) throw new Error(`Lost: ${lost.slice(0, 10).join(', ')}`);
      console.log('ok');
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

fullDisk().then(
  // Idle connections would keep the program running.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
