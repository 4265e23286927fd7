import type { Database, Statement } from '../database/database';

interface Argument {
  name: string;
  type: string;
  required: boolean;
}

/** A function of the schema `public` that the API can call. */
export interface ApiFunction {
  name: string;
  isVoid: boolean;
  args: Argument[];
}

const FUNCTIONS = `
  select
    proname as name,
    prorettype = 'void'::regtype as "isVoid",
    coalesce((
      select json_agg(json_build_object(
        'name', proargnames[position],
        'type', format_type(type, null),
        'required', position <= pronargs - pronargdefaults
      ) order by position)
      from unnest(proargtypes::oid[]) with ordinality as argument (type, position)
    ), '[]') as args
  from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'`;

/** Reads the functions by name. Overloads of one name and functions that return sets are not supported. */
export async function loadApiFunctions(database: Database): Promise<Map<string, ApiFunction>> {
  const [rows] = await database.run([{ sql: FUNCTIONS }]);
  return new Map(rows?.map((row) => [String(row.name), row as unknown as ApiFunction]));
}

export function accepts({ args }: ApiFunction, given: string[]): boolean {
  return (
    given.every((name) => args.some((arg) => arg.name === name)) &&
    args.every(({ name, required }) => !required || given.includes(name))
  );
}

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
  const { role, headers } = call;
  const context = {
    sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
      set_config('request.headers', $3, true)`,
    params: [role, JSON.stringify({ role }), JSON.stringify(headers)],
  };
  const [, rows] = await database.run([context, statementFor(called, call)]);
  return called.isVoid ? null : String(rows?.[0]?.body);
}

function statementFor({ name, args }: ApiFunction, { body, given }: Call): Statement {
  const passed = args.filter((arg) => given.includes(arg.name));
  const invocation = `public.${quoted(name)}(${passed.map((arg) => `${quoted(arg.name)} => ${quoted(arg.name)}`).join(', ')})`;
  const columns = passed.map((arg) => `${quoted(arg.name)} ${arg.type}`).join(', ');
  // As text, because the driver would encode a json parameter a second time.
  const source =
    passed.length > 0 ? `json_to_record($1::text::json) as argument (${columns})` : '(select $1::text) as argument';
  return { sql: `select coalesce(to_json(${invocation})::text, 'null') as body from ${source}`, params: [body] };
}

const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
