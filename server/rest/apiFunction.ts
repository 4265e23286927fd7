import type { Database } from '../database/database';

export interface Argument {
  name: string;
  type: string;
  required: boolean;
}

/** A function of the schema `public` that the API can call. */
export interface ApiFunction {
  name: string;
  kind: 'void' | 'scalar' | 'set';
  args: Argument[];
}

const FUNCTIONS = `
  select
    proname as name,
    case when proretset then 'set' when prorettype = 'void'::regtype then 'void' else 'scalar' end as kind,
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

/** Reads the functions by name. Overloads of one name are not supported. */
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
