import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ClearError } from './clearError';

type Text = AsyncIterable<string>;

/** Writes at the reader's pace and leaves the stream open. */
export async function intoStream(text: Text, stream: Writable): Promise<void> {
  await pipeline(text, stream, { end: false });
}

/** The file appears under its name only when it is complete, and only its owner can read it. */
export async function intoFile(text: Text, file: string): Promise<void> {
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
    throw fileError(error, file);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** Failures of the file system name the call they come from; what the database throws has no such name. */
function fileError(error: unknown, file: string): unknown {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall && /^(open|write|fsync|rename|close)$/.test(syscall) ? new ClearError(`${file} cannot be written (${code}).`) : error;
}
