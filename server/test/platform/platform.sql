-- What a hosted project's database has before its first migration, as far as the waitlist can meet it: roles, limits, grants.
-- Run by the superuser supabase_admin.
create role postgres login createdb createrole replication bypassrls;
create role anon;
create role authenticated;
create role service_role bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

alter database postgres owner to postgres;
create schema extensions;
grant usage on schema public, extensions to postgres, anon, authenticated, service_role;
grant all on schema extensions to postgres;
alter role postgres set search_path = "$user", public, extensions;

create extension supabase_vault;
grant usage on schema vault to postgres, service_role;
grant select, insert, update, delete on all tables in schema vault to postgres, service_role;

-- Since October 2026 no more than this of what is new in public:
-- https://supabase.com/changelog/45329-breaking-change-tables-not-exposed-to-data-and-graphql-api-automatically
alter default privileges for role postgres in schema public
  grant truncate, references, trigger on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant update on sequences to anon, authenticated, service_role;

-- The owner of a project is no superuser: an extension that it makes belongs to supabase_admin, and what it may do with
-- it is granted.
create function extensions.grant_access() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  update pg_catalog.pg_extension set extowner = 'supabase_admin'::pg_catalog.regrole where true;
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    grant usage on schema cron to postgres;
    grant all on all tables in schema cron to postgres;
    revoke all on cron.job from postgres;
    grant select on cron.job to postgres;
  end if;
  if exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    grant usage on schema net to postgres, anon, authenticated, service_role;
    alter function net.http_post security definer set search_path = net;
  end if;
end
$$;
create event trigger grant_access on ddl_command_end when tag in ('CREATE EXTENSION')
  execute function extensions.grant_access();
