import type { Database } from '../database/database';
import { type StartedBackend, startBackend } from '../../test-support/startBackend';
import { openTestDatabase } from '../../test-support/testDatabase';

export interface RunningBackend extends StartedBackend {
  database: Database;
}

/** The local backend in this process, on a new test database, without the limits for clients but with those for mailboxes. */
export async function runBackend(): Promise<RunningBackend> {
  const database = await openTestDatabase();
  await database.script(
    "update private.waitlist_settings set value = 1000000000 where name like '%\\_per\\_%' and name not like '%per_mailbox%'",
  );
  const backend = await startBackend(database);
  return {
    ...backend,
    database,
    stop: async () => {
      await backend.stop();
      await database.close();
    },
  };
}
