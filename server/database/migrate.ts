import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';

const MIGRATION = /^(\d+)_(\w+)\.sql$/;

/** Gives a database the roles and the schema of a hosted project; applies only migrations that are new to it. */
export async function migrate(database: Database, directory: string): Promise<void> {
  await database.script(BOOTSTRAP);
  const [rows] = await database.run([{ sql: 'select version from supabase_migrations.schema_migrations' }]);
  const applied = new Set(rows?.map(({ version }) => version));
  const files = (await readdir(directory)).filter((file) => MIGRATION.test(file)).sort();

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

/** What a hosted Supabase project has before its first migration: the API's roles and the wide default privileges. */
export const BOOTSTRAP = `
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
      -- The server takes these roles; an owner that is no superuser may take only those that it was given.
      execute format('grant %I to current_user', api_role);
    end if;
  end loop;
  -- A role belongs to the whole server: two databases that write it at the same time would fail. Only a superuser may do this, and
  -- the functions do not need it.
  if current_setting('is_superuser')::boolean
    and not exists (select from pg_roles where rolname = 'service_role' and rolbypassrls) then
    alter role service_role bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;
