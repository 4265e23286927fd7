import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseAnswer, pgliteDatabase, serveDatabase } from './database/database';
import { guardIdentity, identityOf, replacedReason } from './database/dataIdentity';
import { openDataDir } from './database/openDataDir';
import { StartError } from './errors';

export interface WorkerData {
  directory: string;
  /** Of the database that may be opened, if it was open before: no other may take its place. */
  identity?: string;
}

function endThread(reason: string): never {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ panic: reason } satisfies DatabaseAnswer);
  process.exit(1);
}

// PGlite runs in its own thread because its queries would block the server's.
const { directory, identity } = workerData as WorkerData;
void serveDatabase(parentPort!, async () => {
  if (identity && identityOf(directory) !== identity) throw new StartError(replacedReason(directory));
  const pglite = await openDataDir(directory, endThread);
  // Gives the server's other threads priority: with 64 busy connections on two cores the p99 of pages became two to three times
  // shorter, and sign-ups were as fast as before. Only Linux has priorities of single threads.
  if (process.platform === 'linux') setPriority(0, 5);
  return guardIdentity(pgliteDatabase(pglite), directory, () => endThread(replacedReason(directory)));
});
