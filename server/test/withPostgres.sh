#!/usr/bin/env bash
# Runs a command with DATABASE_URL set to a temporary PostgreSQL, which is stopped and removed afterwards.
#   bash server/test/withPostgres.sh npx jest --selectProjects server integration --testPathPatterns supabase
set -euo pipefail

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -x "$bin/initdb" ] || { echo "withPostgres: no PostgreSQL found; install the package postgresql" >&2; exit 1; }

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
else as_postgres() { "$@"; }; fi

home=$(mktemp -d /tmp/constela-postgres.XXXXXX)
[ "$(id -u)" = 0 ] && chown postgres "$home"
stop() {
  as_postgres "$bin/pg_ctl" -D "$home/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap stop EXIT

port=$(node -e 'const s = require("net").createServer(); s.listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
cd "$home"
as_postgres "$bin/initdb" -D "$home/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
# Temporary data need not reach the disk.
as_postgres "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w \
  -o "-c fsync=off -c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$home" start >/dev/null
cd "$OLDPWD"

export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
"$@"
