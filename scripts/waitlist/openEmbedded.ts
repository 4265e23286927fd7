import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../../server/database/dataLock';
import { openDataDir } from '../../server/database/openDataDir';
import type { Row } from '../../server/database/database';
import { StartError } from '../../server/errors';
import { ClearError } from './terminal';
import type { List } from './list';

/** The local server's database, locked as the server locks it: only one process may have it open. */
export async function openEmbedded(dataDir: string): Promise<List> {
  const directory = join(dataDir, 'pg18');
  if (!existsSync(directory)) {
    throw new ClearError(
      `There is no waitlist in ${dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL to its place.`,
    );
  }
  const unlock = await lock(dataDir);
  try {
    const pglite = await openDataDir(directory);
    return {
      place: dataDir,
      query: async (sql, params) => (await pglite.query<Row>(sql, params)).rows,
      close: async () => {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error instanceof StartError ? new ClearError(error.message) : error;
  }
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new ClearError(
      `The server is running on ${dataDir}, and only one process may open its database. Stop the server, run this again, and start it.`,
    );
  }
}
