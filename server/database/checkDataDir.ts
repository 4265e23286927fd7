import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../startError';

/** The error of a database that cannot be opened, with advice that depends on the reason. */
export function cannotOpen(directory: string, reason: string): StartError {
  const advice = /No space left on device|ENOSPC/.test(reason)
    ? 'Free some space on its disk and start again.'
    : 'Restore that directory from a copy, or move it away to start with an empty list. Nothing was deleted.';
  return new StartError(`The database in ${directory} cannot be opened: ${reason}. ${advice}`);
}

/**
 * Whether there is no database yet. @throws for a directory in which PGlite would create a new database, although it holds a
 * damaged one or one of another version.
 */
export function isNewDatabase(directory: string): boolean {
  const version = /\d+$/.exec(basename(directory))?.[0];
  if (existsSync(directory)) {
    const versionFile = join(directory, 'PG_VERSION');
    if (!existsSync(versionFile)) throw cannotOpen(directory, 'it is damaged (it has no file PG_VERSION)');
    const found = readFileSync(versionFile, 'utf8').slice(0, 20).trim();
    if (version && found !== version)
      throw cannotOpen(directory, `PostgreSQL ${found} wrote it, and this release reads only ${version}`);
    return false;
  }
  const parent = dirname(directory);
  const other = existsSync(parent) ? readdirSync(parent).find((name) => /^pg\d+$/.test(name)) : undefined;
  if (other) {
    throw new StartError(
      `${join(parent, other)} holds the list of another release, which this one cannot read. Start that release, or move the directory away to start with an empty list. Nothing was deleted.`,
    );
  }
  return true;
}
