import { createWriteStream } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Printer = Writable & { isTTY?: boolean };

/** Results go to `out`, messages about them to `err`; questions are answered at `input`. */
export interface Terminal {
  out: Printer;
  err: Printer;
  input?: NodeJS.ReadableStream & { isTTY?: boolean };
}

export const exitCodes = { done: 0, failed: 1, misused: 2, notFound: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A failure whose message tells a person what to do; printed without a stack trace. */
export class ClearError extends Error {
  override name = 'ClearError';

  constructor(
    message: string,
    readonly exitCode: ExitCode = exitCodes.failed,
  ) {
    super(message);
  }
}

/** Seconds in the two largest units that fit: `3 d 4 h`, `1 h 5 min`, `12 s`. */
export function duration(seconds: number): string {
  const all = Math.ceil(seconds);
  const [days, hours, minutes] = [all / 86_400, (all / 3_600) % 24, (all / 60) % 60].map(Math.floor);
  const units = [`${days} d`, `${hours} h`, `${minutes} min`, `${all % 60} s`];
  const isSome = (unit: string) => !unit.startsWith('0 ');
  const largest = units.slice(units.findIndex(isSome)).slice(0, 2);
  return largest.filter(isSome).join(' ') || '0 s';
}

export const format = (count: number) => count.toLocaleString('en');

/** `1 mail`, `1,200 mails`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${format(count)} ${count === 1 ? one : several}`;

/** `2026-01-02 03:04:05 UTC`. */
export const utcTime = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Rows as aligned columns of plain text: the first column to the left, the others to the right. */
export function plainTable(rows: (string | number)[][]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? format(cell) : cell)));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))))
    .map((row) => `${row.join('  ').trimEnd()}\n`)
    .join('');
}

/** @throws a ClearError for what exists and is no plain file: a device, a pipe, a link, a directory. */
async function refuseToReplace(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (!found || found.isFile()) return;
  const kind = found.isDirectory() ? 'a directory' : found.isSymbolicLink() ? 'a link' : 'no plain file';
  throw new ClearError(`${file} is ${kind} and is not replaced. Name a new file, or a plain one.`);
}

/** Writes a plain file that appears under its name only when it is complete, and that only its owner can read. */
export async function writeFileAtomically(text: Iterable<string> | AsyncIterable<string>, file: string): Promise<void> {
  await refuseToReplace(file);
  const unfinished = `${file}.${process.pid}.unfinished`;
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const stream = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(text, stream, { signal: interrupted.signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (interrupted.signal.aborted) throw new ClearError(`Interrupted: ${file} was not written.`);
    const { syscall = '', code } = error as NodeJS.ErrnoException;
    // Other errors are those of the database.
    if (/^(open|write|fsync|rename|close)$/.test(syscall)) throw new ClearError(`${file} cannot be written (${code}).`);
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
