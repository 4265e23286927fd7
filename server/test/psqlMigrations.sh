#!/usr/bin/env bash
# Applies the migrations with psql to a plain PostgreSQL that has the roles of a hosted project. Like the Supabase CLI it
# applies one file after another, each in one transaction.
#   bash server/test/withPostgres.sh bash server/test/psqlMigrations.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

run() { psql "$DATABASE_URL" --quiet --no-psqlrc --set ON_ERROR_STOP=1 --single-transaction "$@"; }

node -r esbuild-register -p "require('./server/database/migrate.ts').BOOTSTRAP" | run
for migration in supabase/migrations/*.sql; do
  echo "$migration"
  run --file "$migration"
done
[ "$(run --tuples-only --no-align --command 'set role service_role; select public.purge_waitlist()' | tail -n 1)" = 0 ]
echo ok
