import type { Database, Row } from '../server/database/database';
import { asOwner } from '../test-support/as';

const TABLES = `
  select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by name`;

/** Every row of each table. */
export type Rows = Record<string, Row[]>;

export async function rowsOf(database: Database): Promise<Rows> {
  const tables = (await asOwner(database, TABLES)).map(({ name }) => String(name));
  const rows = await database.run(tables.map((name) => ({ sql: `select to_jsonb(each) as row from ${name} as each` })));
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]!.map(({ row }) => row as Row)]));
}

const SCHEMA = `
  with schemas as (select oid, nspname, nspacl from pg_namespace where nspname in ('public', 'private'))
  select nspname::text as name, nspacl::text as says from schemas
  union all
  select nspname || '.' || relname, concat_ws(' ', relkind, relrowsecurity, relacl, obj_description(pg_class.oid, 'pg_class'), pg_get_indexdef(case relkind when 'i' then pg_class.oid end))
  from pg_class join schemas on schemas.oid = relnamespace
  union all
  select attrelid::regclass || '.' || attname,
    concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attacl, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum))
  from pg_attribute join pg_class on pg_class.oid = attrelid join schemas on schemas.oid = relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select conrelid::regclass || '.' || conname, pg_get_constraintdef(pg_constraint.oid) from pg_constraint join schemas on schemas.oid = connamespace
  union all
  select pg_proc.oid::regprocedure::text, concat_ws(' ', pg_get_functiondef(pg_proc.oid), proacl) from pg_proc join schemas on schemas.oid = pronamespace
  union all
  select 'default ' || defaclobjtype::text, defaclacl::text from pg_default_acl join schemas on schemas.oid = defaclnamespace
  union all
  select version, name from supabase_migrations.schema_migrations
  order by name, says`;

/** Everything that migrations make but rows: tables, columns, constraints, indexes, functions, comments and privileges. */
export const schemaOf = (database: Database) => asOwner(database, SCHEMA);
