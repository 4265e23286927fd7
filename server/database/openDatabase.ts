import { cannotOpen, isNewDatabase } from './checkDataDir';
import type { Database, DatabaseError } from './database';
import { reopeningDatabase } from './reopeningDatabase';
import type { WorkerData } from './worker';
import { TIMEOUTS_MS, workerDatabase } from './workerDatabase';
import { StartError } from '../startError';

/** Opens the database of a directory in a thread that runs `worker`, and reopens it whenever it is lost. */
export async function openDatabase(worker: URL, directory: string, fsync: boolean): Promise<Database> {
  if (isNewDatabase(directory)) console.log('Preparing the database; the first time takes a few seconds …');
  const data: WorkerData = { directory, fsync, existing: false };
  try {
    const database = await reopeningDatabase((onLost, signal) =>
      workerDatabase(worker, data, onLost, TIMEOUTS_MS, signal),
    );
    // If the directory disappears later, a new empty list must not take its place unnoticed.
    data.existing = true;
    return database;
  } catch (error) {
    const { code, message } = error as DatabaseError;
    throw code === '57P01' ? cannotOpen(directory, message) : new StartError(message);
  }
}
