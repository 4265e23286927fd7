import type { Database } from '../database/database';

export type ApiRole = 'anon' | 'service_role';

export interface Call {
  role: ApiRole;
  headers: Record<string, string>;
  /** The names are words, because they become part of the statement. */
  name: string;
  args: Record<string, string | number | boolean | null>;
}

/**
 * Calls a function of the schema `public` as PostgREST does: in one transaction that first takes the caller's role. Returns JSON
 * text, undefined for void. Functions that return sets are not supported.
 */
export async function callFunction(
  database: Database,
  { role, headers, name, args }: Call,
): Promise<string | undefined> {
  const context = {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('request.headers', $3, true)`,
    params: [role, JSON.stringify({ role }), JSON.stringify(headers)],
  };
  const passed = Object.keys(args).map((key, place) => `"${key}" => $${place + 1}`);
  const invocation = {
    sql: `select pg_typeof(answer)::text as type, coalesce(to_json(answer)::text, 'null') as body
      from public."${name}"(${passed.join(', ')}) as answer`,
    // As text, which the database reads as the type of the argument.
    params: Object.values(args).map((value) => (value === null ? null : String(value))),
  };
  const [, rows] = await database.run([context, invocation]);
  return rows?.[0]?.type === 'void' ? undefined : String(rows?.[0]?.body);
}
