import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';

const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'm') and nspname <> 'information_schema' and nspname not like 'pg\\_%'`;

/** All tables, except the system's, with a row that contains the text in any column and any case. */
export async function tablesWith(database: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await asOwner(database, TABLES)) {
    const rows = await asOwner(
      database,
      `select from ${String(name)} as row where position(lower($1) in lower(row::text)) > 0`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
