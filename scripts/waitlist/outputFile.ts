import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ClearError } from './terminal';

/** Writes a file that appears under its name only when it is complete, and that only its owner can read. */
export async function writeFileAtomically(text: Iterable<string> | AsyncIterable<string>, file: string): Promise<void> {
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
    throw toFileError(error, file);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

/** Only errors of the file system name a system call; errors of the database pass unchanged. */
function toFileError(error: unknown, file: string): unknown {
  const { syscall, code } = error as NodeJS.ErrnoException;
  return syscall && /^(open|write|fsync|rename|close)$/.test(syscall)
    ? new ClearError(`${file} cannot be written (${code}).`)
    : error;
}
