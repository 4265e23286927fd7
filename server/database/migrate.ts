import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError';
import { BOOTSTRAP } from './bootstrap';
import type { Database } from './database';

const MIGRATION = /^(\d+)_(\w+)\.sql$/;

/**
 * Gives a database the roles and the schema of a hosted project; applies only migrations that are new to it.
 * @throws a StartError for a database that was made before the first release.
 */
export async function migrate(database: Database, directory: string): Promise<void> {
  await database.script(BOOTSTRAP);
  const [rows] = await database.run([{ sql: 'select version from supabase_migrations.schema_migrations' }]);
  const applied = new Set(rows?.map(({ version }) => version));
  const files = (await readdir(directory)).filter((file) => MIGRATION.test(file)).sort();
  const [baseline] = files.map((file) => MIGRATION.exec(file)?.[1]);
  if (applied.size > 0 && !applied.has(baseline))
    throw new StartError(
      'The database was made before the first release and cannot be upgraded: move its data directory (DATA_DIR) away.',
    );

  for (const file of files) {
    const [, version, name] = MIGRATION.exec(file)!;
    if (applied.has(version)) continue;
    const sql = await readFile(join(directory, file), 'utf8');
    // One script, so that a migration and its record are committed together. Both values consist of \\w only.
    await database.script(
      `${sql}\n;insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`,
    );
  }
}
