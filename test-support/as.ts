import type { Database, Row } from '../server/database/database';

export type ApiRole = 'anon' | 'authenticated' | 'service_role';

/** Runs one statement with a role of the API and returns its rows. */
export async function as(database: Database, role: ApiRole, sql: string, params?: unknown[]): Promise<Row[]> {
  const [, rows] = await database.run([
    { sql: "select set_config('role', $1, true)", params: [role] },
    { sql, params },
  ]);
  return rows ?? [];
}

/** Runs one statement as the owner of everything. */
export async function asOwner(database: Database, sql: string, params?: unknown[]): Promise<Row[]> {
  const [rows] = await database.run([{ sql, params }]);
  return rows ?? [];
}
