import type { MessagePort } from 'node:worker_threads';
import { type Database, toDatabaseError } from './database';
import { type DatabaseAnswer, type DatabaseRequest, OPENED } from './messages';

/** Opens a database and answers requests on a port until the database is closed. */
export async function serveDatabase(port: MessagePort, open: () => Promise<Database>): Promise<void> {
  await reply(port, OPENED, async () => {
    const database = await open();
    port.on('message', async (request: DatabaseRequest) => {
      await reply(port, request.id, () => perform(database, request));
      if (request.call === 'close') port.close();
    });
  });
}

function perform(database: Database, request: DatabaseRequest): Promise<unknown> {
  if (request.call === 'run') return database.run(request.statements);
  if (request.call === 'script') return database.script(request.sql);
  return database.close();
}

async function reply(port: MessagePort, id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    const value = await work();
    port.postMessage({ id, value } satisfies DatabaseAnswer);
  } catch (error) {
    const { code, message, details, hint } = toDatabaseError(error);
    port.postMessage({ id, error: { code, message, details, hint } } satisfies DatabaseAnswer);
  }
}
