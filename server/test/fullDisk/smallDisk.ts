import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, rmdirSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from '../../database/openDataDir';

const DISK_MB = 140;
/** The size of a write-ahead log segment: without space for the next one Postgres panics; without any space it only refuses rows. */
const SEGMENT = 16 << 20;

/** Gives `work` a small file system, on which the clone has its data. */
export async function onSmallDisk(root: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'constela-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
    try {
      mkdirSync(join(disk, 'data'));
      symlinkSync(join(disk, 'data'), join(root, '.data'));
      await work(disk);
    } finally {
      // Lazily, because a file may still be open.
      execFileSync('umount', ['--lazy', disk]);
    }
  } finally {
    rmdirSync(disk);
  }
}

/** Fills the disk and leaves so many bytes free. */
export function fill(disk: string, left: number): void {
  const file = openSync(join(disk, 'filler'), 'w');
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  if (left > 0) execFileSync('truncate', ['--size', `-${left}`, join(disk, 'filler')]);
}

/** Frees what was filled, if anything. */
export function free(disk: string): void {
  rmSync(join(disk, 'filler'), { force: true });
}

/** Fills the log segment of a stopped database almost, but not so far that Postgres creates the next segment in advance. */
export async function fillSegment(root: string): Promise<void> {
  const pglite = await openDataDir(join(root, '.data/pg18'));
  const { rows } = await pglite.query<{ used: number }>("select (pg_current_wal_insert_lsn() - '0/0')::float8 as used");
  const gap = (SEGMENT * 1.73 - (rows[0]!.used % SEGMENT)) % SEGMENT;
  await pglite.query("select pg_logical_emit_message(true, 'gap', repeat('x', $1))", [Math.round(gap)]);
  await pglite.close();
}
