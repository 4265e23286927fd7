import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../startError';

/** The error of a database that cannot be opened: what one can do about it depends on why. */
export function unopened(directory: string, reason: string): StartError {
  const advice = /No space left on device|ENOSPC/.test(reason)
    ? 'Make room on its disk and start again.'
    : 'Put a copy of that directory in its place, or move it away to begin with an empty list. Nothing was deleted.';
  return new StartError(`The database in ${directory} cannot be opened: ${reason}. ${advice}`);
}

/** Whether there is no database yet. Refuses what PGlite would take for none, to begin anew over it or beside it. */
export function isNew(directory: string): boolean {
  const version = /\d+$/.exec(basename(directory))?.[0];
  if (existsSync(directory)) {
    const found = join(directory, 'PG_VERSION');
    if (!existsSync(found)) throw unopened(directory, 'it is damaged (it has no file PG_VERSION)');
    const made = readFileSync(found, 'utf8').slice(0, 20).trim();
    if (version && made !== version) throw unopened(directory, `PostgreSQL ${made} made it, and this release reads only ${version}`);
    return false;
  }
  const parent = dirname(directory);
  const other = existsSync(parent) ? readdirSync(parent).find((name) => /^pg\d+$/.test(name)) : undefined;
  if (other) {
    throw new StartError(
      `${join(parent, other)} holds the list of another release, which this one cannot read. Start that release, or move the directory away to begin with an empty list. Nothing was deleted.`,
    );
  }
  return true;
}
