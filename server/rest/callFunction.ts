import type { Database, Statement } from '../database/database';
import type { ApiFunction } from './apiFunction';

export type ApiRole = 'anon' | 'service_role';

export interface Call {
  role: ApiRole;
  headers: Record<string, string>;
  /** The arguments as the text of a JSON object; `given` are its keys. */
  body: string;
  given: string[];
}

/** Calls a function as PostgREST does: in one transaction that first takes the caller's role. Returns JSON text, null for void. */
export async function callFunction(database: Database, called: ApiFunction, call: Call): Promise<string | null> {
  const [, rows] = await database.run([contextOf(call), statementFor(called, call)]);
  return called.kind === 'void' ? null : String(rows?.[0]?.body);
}

function contextOf({ role, headers }: Call): Statement {
  return {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('request.headers', $3, true)`,
    params: [role, JSON.stringify({ role }), JSON.stringify(headers)],
  };
}

function statementFor({ name, kind, args }: ApiFunction, { body, given }: Call): Statement {
  const passed = args.filter((arg) => given.includes(arg.name));
  const invocation = `public.${quoted(name)}(${passed.map((arg) => `${quoted(arg.name)} => ${quoted(arg.name)}`).join(', ')})`;
  const columns = passed.map((arg) => `${quoted(arg.name)} ${arg.type}`).join(', ');
  // As text, because the driver would encode a json parameter a second time.
  const source =
    passed.length > 0 ? `json_to_record($1::text::json) as argument (${columns})` : '(select $1::text) as argument';
  const result = {
    void: `select ${invocation} from ${source}`,
    scalar: `select coalesce(to_json(${invocation})::text, 'null') as body from ${source}`,
    set: `select coalesce(json_agg(answer), '[]')::text as body from ${source}, lateral ${invocation} as answer`,
  };
  return { sql: result[kind], params: [body] };
}

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
