import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseAnswer } from './messages';
import { openDataDir } from './openDataDir';
import { pgliteDatabase } from './pgliteDatabase';
import { serveDatabase } from './serveDatabase';
import { yieldToPages } from './yieldToPages';

/** What the server's thread tells this one. */
export interface WorkerData {
  directory: string;
  fsync: boolean;
  existing: boolean;
}

function endThread(reason: string): never {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ panic: reason } satisfies DatabaseAnswer);
  process.exit(1);
}

// PGlite runs here and not in the server's thread, where every query would hold up the pages.
const { directory, fsync, existing } = workerData as WorkerData;
void serveDatabase(parentPort!, async () => {
  const pglite = await openDataDir(directory, { fsync, existing, onPanic: endThread });
  yieldToPages();
  return pgliteDatabase(pglite);
});
