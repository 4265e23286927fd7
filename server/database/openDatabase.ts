import type { Database, DatabaseError } from './database';
import { lastingDatabase } from './lastingDatabase';
import { isNew, unopened } from './unopened';
import type { WorkerData } from './worker';
import { PATIENCE_MS, workerDatabase } from './workerDatabase';
import { StartError } from '../startError';

/** Opens the database of a directory in a thread that runs `worker`, and again whenever it is lost. */
export async function openDatabase(worker: URL, directory: string, fsync: boolean): Promise<Database> {
  if (isNew(directory)) console.log('Preparing the database; the first time takes a few seconds …');
  const data: WorkerData = { directory, fsync, existing: false };
  try {
    const database = await lastingDatabase((onLost, signal) => workerDatabase(worker, data, onLost, PATIENCE_MS, signal));
    // Were the directory gone one day, an empty list in its place would look like the old one.
    data.existing = true;
    return database;
  } catch (error) {
    const { code, message } = error as DatabaseError;
    throw code === '57P01' ? unopened(directory, message) : new StartError(message);
  }
}
