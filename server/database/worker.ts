import { parentPort, workerData } from 'node:worker_threads';
import { openDataDir } from './openDataDir';
import { pgliteDatabase } from './pgliteDatabase';
import { serveDatabase } from './serveDatabase';
import { yieldToPages } from './yieldToPages';

// PGlite runs here and not in the server's thread, where every query would hold up the pages.
void serveDatabase(parentPort!, async () => {
  const pglite = await openDataDir(workerData as string);
  yieldToPages();
  return pgliteDatabase(pglite);
});
