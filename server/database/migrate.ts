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
    end if;
    -- The server takes these roles, which belong to the whole server and may be those of another user.
    begin
      execute format('set local role %I', api_role);
      reset role;
    exception when insufficient_privilege then
      execute format('grant %I to current_user', api_role);
    end;
  end loop;
exception when insufficient_privilege then
  raise exception using errcode = 'insufficient_privilege', message = case
    when exists (select from pg_roles where rolname = api_role) then format(
      'another user made the role %s. Let a superuser run \`grant anon, authenticated, service_role to %I\`',
      api_role, current_user)
    else format('its user may not make the role %s. Let a superuser run \`alter role %I createrole\`',
      api_role, current_user)
  end;
end
$$;

do $$
begin
  -- Two databases that write a role at the same time would fail. Only a superuser may do this, and the functions do not need it.
  if current_setting('is_superuser')::boolean
    and not exists (select from pg_roles where rolname = 'service_role' and rolbypassrls) then
    alter role service_role bypassrls;
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
