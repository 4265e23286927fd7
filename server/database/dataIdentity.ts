import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';

/** Postgres writes this file in place as long as the database exists, and a copy of the directory has another one. */
const CONTROL_FILE = 'global/pg_control';

/** Tells the database of a directory from any other; undefined when there is none. */
export function identityOf(directory: string): string | undefined {
  const found = statSync(join(directory, CONTROL_FILE), { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Keeps the file open, so that the system gives its number to no other file, not even after its removal. */
export function holdIdentity(directory: string): { identity: string; release: () => void } {
  const file = openSync(join(directory, CONTROL_FILE), 'r');
  const { dev, ino } = fstatSync(file, { bigint: true });
  return { identity: `${dev}:${ino}`, release: () => closeSync(file) };
}

export const replacedReason = (directory: string) =>
  `${directory} was removed or replaced while it was open. Put the same directory back, or start the server again`;

/** Calls `onReplaced`, which must end the thread, before and after each call that finds another directory than was opened. */
export function guardIdentity(database: Database, directory: string, onReplaced: () => never): Database {
  const opened = identityOf(directory);
  const check = () => {
    if (identityOf(directory) !== opened) onReplaced();
  };
  const guarded = async <T>(work: () => Promise<T>) => {
    check();
    const answer = await work();
    check();
    return answer;
  };
  return {
    run: (statements) => guarded(() => database.run(statements)),
    script: (sql) => guarded(() => database.script(sql)),
    close: () => guarded(() => database.close()),
  };
}
