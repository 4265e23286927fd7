/**
 * Does a full disk end anything for good? The built server runs on a small file system of its own that is filled while people sign
 * up: they must be answered 503 within seconds, the log must say why in one line, and once there is room they must be answered
 * 204 again by the same server. In the end the data is opened: whoever got a 204 must be there.
 *
 *   unshare --mount node -r esbuild-register server/test/fullDisk.ts
 *
 * On Linux, as root; others add --user --map-root-user. In a mount namespace of its own the file system ends with the program.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, rmdirSync, symlinkSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDataDir } from '../database/openDataDir';
import { liftLimits } from './limits';
import { post } from './post';
import { builtClone, runServer, type ServerProcess } from './runServer';

const DISK_MB = 140;
const MB = 1 << 20;
const CONNECTIONS = 8;
const [ANSWER_MS, PHASE_MS, END_MS] = [8000, 30_000, 15_000];
const LINE = 'The database does not work and is tried again until it does: no room is left on its disk';
/** Postgres writes its log in pieces of this size: without room for the next one it panics. Without any room it refuses rows. */
const PIECE = 16 * MB;
interface Outage {
  room: string;
  bytes: number;
  recovers: boolean;
}
const OUTAGES: Outage[] = [
  { room: 'a little room', bytes: 12 * MB, recovers: true },
  { room: 'no room', bytes: 0, recovers: true },
  { room: 'a little room', bytes: 12 * MB, recovers: false },
];

/** Takes all room but so much. */
function fill(disk: string, left: number): void {
  const file = openSync(join(disk, 'filler'), 'w');
  const piece = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  if (left > 0) execFileSync('truncate', ['--size', `-${left}`, join(disk, 'filler')]);
}

/** Brings the log of a stopped database near the end of its piece, but not so near that Postgres makes the next one ahead. */
async function nearEndOfPiece(root: string): Promise<void> {
  const pglite = await openDataDir(join(root, '.data/pg18'));
  const { rows } = await pglite.query<{ used: number }>("select (pg_current_wal_insert_lsn() - '0/0')::float8 as used");
  const gap = (PIECE * 1.73 - (rows[0]!.used % PIECE)) % PIECE;
  await pglite.query("select pg_logical_emit_message(true, 'gap', repeat('x', $1))", [Math.round(gap)]);
  await pglite.close();
}

/** Cannot be stored in less: a message that fills the disk. */
const longMessage = () => Array.from({ length: 2000 }, () => String.fromCharCode(0x4e_00 + Math.random() * 0x50_00)).join('');

/** Eight people after another sign up until `done` says so of a status, or time is up. */
async function until(url: string, prefix: string, kept: Set<string>, done: (status: number) => boolean): Promise<boolean> {
  const end = performance.now() + PHASE_MS;
  let reached = false;
  const person = async (n: number) => {
    for (let k = 0; !reached && performance.now() < end; k += 1) {
      const email = `${prefix}-${n}-${k}@example.org`;
      const signUp = { p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: longMessage() };
      const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
        throw new Error(`No answer within ${ANSWER_MS} ms`);
      });
      const status = await Promise.race([post(url, '/rest/v1/rpc/add_waitlist_subscription', signUp), late]);
      if (status === 204) kept.add(email);
      else if (status !== 503) throw new Error(`A sign-up was answered ${status}`);
      // Refusals come at once; thousands of them a second prove nothing more.
      if (status === 503) await delay(20);
      reached ||= done(status);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => person(n)));
  return reached;
}

/** Starts a server, lets somebody sign up, fills the disk and waits until so many are refused. */
async function startAndFill(root: string, disk: string, name: string, left: number, kept: Set<string>): Promise<ServerProcess> {
  await nearEndOfPiece(root);
  const server = await runServer(root);
  try {
    if (!server.url) throw new Error(`The server did not start: ${server.output()}`);
    if (!(await until(server.url, `${name}-before`, kept, (status) => status === 204))) throw new Error('Nobody could sign up');
    fill(disk, left);
    let refused = 0;
    const full = await until(server.url, `${name}-full`, kept, (status) => {
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

/** Ends the server cleanly, whatever state it is in, and looks at what it said. */
async function endWell(server: ServerProcess): Promise<void> {
  const code = await Promise.race([server.end('SIGTERM'), delay(END_MS, 'late', { ref: false })]);
  const lines = server.output().split('\n').filter((line) => line !== '' && !line.startsWith('Constela is at '));
  if (lines.length !== 1 || lines[0] !== LINE) throw new Error(`The log says:\n${lines.slice(0, 20).join('\n')}`);
  if (code !== 0) throw new Error(`The end was ${code}`);
}

async function outage(root: string, disk: string, { room, bytes, recovers }: Outage, kept: Set<string>): Promise<void> {
  const name = `${room.replaceAll(' ', '-')}-${recovers}`;
  const server = await startAndFill(root, disk, name, bytes, kept);
  try {
    const freed = performance.now();
    if (recovers) {
      rmSync(join(disk, 'filler'));
      if (!(await until(server.url!, `${name}-after`, kept, (status) => status === 204))) throw new Error('It did not recover');
    }
    const seconds = ((performance.now() - freed) / 1000).toFixed(1);
    await endWell(server);
    const then = recovers ? `well again ${seconds} s after there was room` : 'ended while there was no room';
    console.log(`${room}: refused in time, one line in the log, ${then}`);
  } finally {
    if (server.child.exitCode === null) await server.end('SIGKILL');
    rmSync(join(disk, 'filler'), { force: true });
  }
}

async function findLost(root: string, kept: Set<string>): Promise<string[]> {
  const pglite = await openDataDir(join(root, '.data/pg18'));
  const { rows } = await pglite.query<{ email: string }>(
    'select email from public.waitlist_subscriptions union all select email from private.waitlist_sign_ups',
  );
  await pglite.close();
  const found = new Set(rows.map(({ email }) => email));
  return [...kept].filter((email) => !found.has(email));
}

async function fullDisk(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'constela-disk-'));
  const root = await builtClone();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
    try {
      mkdirSync(join(disk, 'data'));
      symlinkSync(join(disk, 'data'), join(root, '.data'));
      await liftLimits(root);
      const kept = new Set<string>();
      for (const kind of OUTAGES) await outage(root, disk, kind, kept);
      const lost = await findLost(root, kept);
      console.log(`${kept.size} sign-ups acknowledged, ${lost.length} lost`);
      if (lost.length > 0) throw new Error(`Lost: ${lost.slice(0, 10).join(', ')}`);
      console.log('ok');
    } finally {
      // Lazily: a file that is still open must not keep it mounted.
      execFileSync('umount', ['--lazy', disk]);
    }
  } finally {
    rmdirSync(disk);
    await rm(root, { recursive: true, force: true });
  }
}

fullDisk().then(
  // A connection that is kept alive would keep the program.
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
