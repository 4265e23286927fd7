#!/usr/bin/env bash
# Applies the migrations with the Supabase CLI, as a hosted project would get them, and writes the types of what they make
# into src/features/waitlist/database.types.ts; with --check it only compares.
#   bash server/test/withPostgres.sh bash scripts/databaseTypes.sh [--check]
set -euo pipefail
cd "$(dirname "$0")/.."

kept=src/features/waitlist/database.types.ts
made=$(mktemp -d)/database.types.ts
# The CLI leaves notes of its own beside the migrations.
trap 'rm -rf supabase/.temp' EXIT
cli() { npx --yes supabase@3.1.0 "$@" --db-url "$DATABASE_URL?sslmode=disable"; }

# What a hosted project has before the first migration.
node -r esbuild-register -p "require('./server/database/bootstrap.ts').BOOTSTRAP" | psql "$DATABASE_URL" --quiet --no-psqlrc --set ON_ERROR_STOP=1
cli db push --yes
# The helpers that follow the types have no use here.
{
  echo '// Written by scripts/databaseTypes.sh from the migrations.'
  cli gen types --lang typescript --schema public | sed '/^type DatabaseWithoutInternals/,$d'
} > "$made"
npx --yes oxfmt@0.79.0 "$made" > /dev/null

if [ "${1:-}" = --check ]; then diff "$kept" "$made"; else cp "$made" "$kept"; fi
