import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseAnswer } from './messages';
import { openDataDir } from './openDataDir';
import { pgliteDatabase } from './pgliteDatabase';
import { serveDatabase } from './serveDatabase';
import { yieldToPages } from './yieldToPages';

// After a panic PGlite would go on, and even answer, with a Postgres that has given up: the thread ends first.
function endThread(reason: string): never {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ panic: reason } satisfies DatabaseAnswer);
  process.exit(1);
}

// PGlite runs here and not in the server's thread, where every query would hold up the pages.
void serveDatabase(parentPort!, async () => {
  const pglite = await openDataDir(workerData as string, endThread);
  yieldToPages();
  return pgliteDatabase(pglite);
});
