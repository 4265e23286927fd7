#!/usr/bin/env bash
# Applies the migrations with the Supabase CLI, as on a hosted project, and writes the types of the resulting database
# into src/features/waitlist/database.types.ts; with --check it only compares them.
#   bash server/test/withPostgres.sh bash scripts/databaseTypes.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

current=src/features/waitlist/database.types.ts
generated=$(mktemp -d)/database.types.ts
# The CLI writes temporary files beside the migrations.
trap 'rm -rf supabase/.temp' EXIT
supabase=$(bash scripts/supabaseCli.sh)
cli() { "$supabase" "$@" --db-url "$DATABASE_URL?sslmode=disable"; }

# The roles that a hosted project has before the first migration.
node -r esbuild-register -p "require('./server/database/migrate.ts').BOOTSTRAP" | psql "$DATABASE_URL" --quiet --no-psqlrc --set ON_ERROR_STOP=1
cli db push --yes
# Removes the CLI's helper types, which are not used here.
{
  echo '// Written by scripts/databaseTypes.sh from the migrations.'
  cli gen types --lang typescript --schema public | sed '/^type DatabaseWithoutInternals/,$d'
} > "$generated"
npx oxfmt "$generated" > /dev/null

if [ "${1:-}" = --check ]; then diff "$current" "$generated"; else cp "$generated" "$current"; fi
