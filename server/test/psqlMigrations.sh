#!/usr/bin/env bash
# Applies the migrations with psql, as they are, to a plain PostgreSQL that has what a hosted project has. The Supabase
# CLI does the same: one file after another, each whole or not at all.
#   bash server/test/withPostgres.sh bash server/test/psqlMigrations.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

run() { psql "$DATABASE_URL" --quiet --no-psqlrc --set ON_ERROR_STOP=1 --single-transaction "$@"; }

node -r esbuild-register -p "require('./server/database/bootstrap.ts').BOOTSTRAP" | run
for migration in supabase/migrations/*.sql; do
  echo "$migration"
  run --file "$migration"
done
[ "$(run --tuples-only --no-align --command 'set role service_role; select public.purge_waitlist()' | tail -n 1)" = 0 ]
echo ok
