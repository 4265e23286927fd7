/**
 * Does the server recover from a full disk? The built server runs on a small file system that is filled while people sign up: they
 * must get 503 within seconds, one line of the log must say why the database is away, and when space is free again they must get
 * 204 from the same server. At the end the data is opened: every sign-up that got 204 must be there.
 *
 *   unshare --mount node -r esbuild-register server/test/fullDisk.ts
 *
 * Needs Linux and root; without root add --user --map-root-user.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brand } from '../../src/lib/site';
import { liftLimits, peopleIn, run, stepOne, together } from './program';
import { asOwner } from '../../test-support/listQueries';
import { builtClone, inDataDir, runServer } from '../../test-support/site';

const END_MS = 15_000;
const LINE = /^The database does not work and is retried until it does: /;
/** The line of the start, and what the outbox says, which keeps its mails on the same disk. */
const OTHER_LINE = new RegExp(`^(${brand} is at |Error ENOSPC: |mails not sent yet )`);
const MB = 1 << 20;

const OUTAGES = [
  { space: 'a little space', bytes: 12 * MB, recovers: true },
  { space: 'no space', bytes: 0, recovers: true },
  { space: 'a little space', bytes: 12 * MB, recovers: false },
];
type Outage = (typeof OUTAGES)[number];

async function runOutage(root: string, disk: string, { space, bytes, recovers }: Outage, kept: Set<string>) {
  await fillSegment(root);
  const server = await runServer(root);
  const signUp = (when: string, done: (status: number) => boolean) =>
    signUpUntil(server.url!, `${space.replaceAll(' ', '-')}-${recovers}-${when}`, kept, done);
  try {
    assert.ok(server.url, server.output());
    assert.ok(await signUp('before', (status) => status === 204), 'Nobody could sign up');
    fill(disk, bytes);
    let refused = 0;
    assert.ok(await signUp('full', (status) => status === 503 && (refused += 1) > 200), `Only ${refused} were refused`);
    const freed = performance.now();
    if (recovers) {
      free(disk);
      assert.ok(await signUp('after', (status) => status === 204), 'It did not recover');
    }
    const seconds = ((performance.now() - freed) / 1000).toFixed(1);
    // It must stop in any state.
    const code = await Promise.race([server.end('SIGTERM'), delay(END_MS, 'late', { ref: false })]);
    const lines = server.output().match(/(?<=^\S+Z ).+$/gm) ?? [];
    const others = lines.filter((line) => !OTHER_LINE.test(line));
    assert.ok(code === 0 && others.length === 1 && LINE.test(others[0]!), `${code}: ${others.slice(0, 20).join('\n')}`);
    console.log(`${space}: ${recovers ? `recovered ${seconds} s after space was free` : 'stopped without free space'}`);
  } finally {
    if (server.child.exitCode === null) await server.end('SIGKILL');
    free(disk);
  }
}

async function fullDisk(): Promise<void> {
  const root = await builtClone();
  const disk = join(root, '.data');
  try {
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=140m', 'tmpfs', disk]);
    await liftLimits(root);
    const kept = new Set<string>();
    for (const outage of OUTAGES) await runOutage(root, disk, outage, kept);
    const found = await peopleIn(root);
    assert.deepEqual(
      [...kept].filter((email) => !found.has(email)),
      [],
    );
    console.log(`ok: ${kept.size} sign-ups acknowledged, none lost`);
  } finally {
    // Lazily, because a file may still be open.
    execFileSync('umount', ['--lazy', disk]);
    await rm(root, { recursive: true, force: true });
  }
}

const CONNECTIONS = 8;
const [ANSWER_MS, PHASE_MS] = [8000, 60_000];

/** A message that cannot be compressed, to fill the disk. */
const longMessage = () =>
  Array.from({ length: 2000 }, () => String.fromCharCode(0x4e_00 + Math.random() * 0x50_00)).join('');

/**
 * Eight connections sign up people until `done` returns true for a status, or the time is over. Adds the addresses that got 204 to `kept`.
 * @throws for an answer that comes late or is neither 204 nor 503
 */
async function signUpUntil(
  url: string,
  prefix: string,
  kept: Set<string>,
  done: (status: number) => boolean,
): Promise<boolean> {
  const end = performance.now() + PHASE_MS;
  let reached = false;
  await together(CONNECTIONS, async (n) => {
    for (let k = 0; !reached && performance.now() < end; k += 1) {
      const email = `${prefix}-${n}-${k}@example.org`;
      const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
        throw new Error(`No answer within ${ANSWER_MS} ms`);
      });
      const status = await Promise.race([stepOne(url, email, { p_message: longMessage() }), late]);
      if (status === 204) kept.add(email);
      else if (status !== 503) throw new Error(`A sign-up was answered ${status}`);
      // Slows the refusals down: thousands a second would prove nothing more.
      if (status === 503) await delay(20);
      reached ||= done(status);
    }
  });
  return reached;
}

/** The size of a write-ahead log segment: without space for the next one Postgres panics; without any space it only refuses rows. */
const SEGMENT = 16 << 20;

/** Fills the disk and leaves so many bytes free. */
function fill(disk: string, left: number): void {
  const file = join(disk, 'filler');
  // It ends when no space is left.
  spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64K']);
  if (left > 0) execFileSync('truncate', ['--size', `-${left}`, file]);
}

const free = (disk: string) => rmSync(join(disk, 'filler'), { force: true });

/** Fills the log segment of a stopped database almost, but not so far that Postgres creates the next segment in advance. */
async function fillSegment(root: string): Promise<void> {
  await inDataDir(join(root, '.data'), async (database) => {
    const [row] = await asOwner(database, "select (pg_current_wal_insert_lsn() - '0/0')::float8 as used");
    const gap = (SEGMENT * 1.73 - (Number(row!.used) % SEGMENT)) % SEGMENT;
    await asOwner(database, "select pg_logical_emit_message(true, 'gap', repeat('x', $1))", [Math.round(gap)]);
  });
}

run(fullDisk);
