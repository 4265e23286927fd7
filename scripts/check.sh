#!/usr/bin/env bash
# Everything that must hold. What runs side by side waits, so that together it uses both cores; what measures time runs alone.
# Needs Chromium, Firefox, WebKitGTK and PostgreSQL 15 (see .ci/run), and installs PostgreSQL 17. Ends with the plain line "N passed, N failed".
set -uo pipefail
# Each part becomes a process group of its own, so that all of it can be ended.
set -m
cd "$(dirname "$0")/.."

results=build/results
rm -rf "$results"
mkdir -p "$results"

# A step that still runs when this script ends was interrupted: it is ended, and what it said so far is shown.
export CONSTELA_CHECK=$$
marked() { env -u CONSTELA_CHECK grep -lsz "^CONSTELA_CHECK=$$\$" /proc/[0-9]*/environ | cut -d / -f 3; }
end() {
  trap - EXIT
  local lane signal
  for signal in TERM KILL; do
    for lane in $(jobs -p); do kill -"$signal" -- "-$lane" 2>/dev/null && sleep 3; done
  done
  # What has left its group, as a server of Deno does, still has its mark.
  for lane in $(marked); do kill -KILL "$lane" 2>/dev/null; done
  for log in "$results"/*.log; do [ -e "$log" ] && { echo "== interrupted: $log"; cat "$log"; }; done
}
trap end EXIT
trap 'exit 130' INT TERM HUP

# run NAME COMMAND…: shows the command's output in one piece once it has ended. Without test results it counts as one test.
run() {
  local name=$1 started=$SECONDS code
  shift
  echo "== $name"
  "$@" > "$results/$name.log" 2>&1
  code=$?
  [ -s "$results/$name.json" ] ||
    echo "{\"numPassedTests\": $((code == 0)), \"numFailedTests\": $((code != 0))}" > "$results/$name.json"
  {
    echo "== $name says:"
    cat "$results/$name.log"
    [ "$code" = 0 ] || echo "FAILED: $name"
    echo "== $name took $((SECONDS - started)) s"
  } > "$results/$name.said"
  rm "$results/$name.log"
  flock "$results" cat "$results/$name.said"
}

# suite NAME COMMAND…: a Jest run.
suite() { run "$@" --json --outputFile="$results/$1.json"; }

# journeys NAME ARGUMENT…: journeys in browsers.
journeys() {
  PLAYWRIGHT_JSON_OUTPUT_FILE="$results/$1.json" run "$1" npm run test:e2e -- --forbid-only --reporter=list,json "${@:2}"
}

# Known weaknesses of what visitors and the server run. A registry that offers no list is no failure.
audit() {
  local said
  said=$(npm audit --omit=dev --audit-level=high 2>&1) || grep -q 'audit endpoint returned an error' <<< "$said"
  local code=$?
  echo "$said"
  return "$code"
}

postgres17=$(bash server/test/postgres17.sh)
with_postgres() { PG_BIN=${postgres17:-missing} bash server/test/withPostgres.sh "$@"; }
with_postgres15() { PG_BIN=/usr/lib/postgresql/15/bin bash server/test/withPostgres.sh "$@"; }
# The Node of .nvmrc, beside the one that runs all else.
node24() { npx --yes --package="node-linux-$(node -p process.arch)@24.21.0" -- "$@"; }
program() { node -r esbuild-register "$@"; }

tools() {
  run audit audit
  run migrations with_postgres bash server/test/psqlMigrations.sh
  run database-types with_postgres bash scripts/databaseTypes.sh --check
  run deno-run program server/test/denoRun.ts
  suite postgres-15 with_postgres15 npx jest --selectProjects server --testPathPatterns '^.*/supabase/tests/' --maxWorkers=1
  suite node-24 node24 npx jest --selectProjects server --testPathPatterns '^.*/server/(backend|listen)\.' --maxWorkers=1
}

builds() {
  # React says in its development build only what it finds wrong while hydrating.
  run development-build node24 env NODE_ENV=development npm run build -- --uncompressed
  journeys hydration hydration --project=phone-es --no-deps
  run build npm run build
}

# Three, because tests of servers and timeouts also wait.
suite unit npm test -- --maxWorkers=3 &
tools &
wait
# What works on the database runs on PostgreSQL, below.
suite integration npx jest --selectProjects integration --testPathIgnorePatterns /node_modules/ /supabase/ /scripts/waitlist/ --maxWorkers=2 &
suite postgres with_postgres env SUBMISSIONS=3000 npx jest --selectProjects server integration --testPathPatterns '^.*/(supabase|scripts/waitlist)/.*' --maxWorkers=2 &
builds &
wait
journeys journeys &
wait
# Both mostly wait: for what is said, for disks and for what is started.
run heard npm run test:heard &
run kill-rounds node24 node -r esbuild-register server/test/killRounds.ts --rounds 5 --connections 16 &
wait
# This compares times with each other, which what runs beside it lengthens alike.
run same-time program server/test/sameTime.ts &
run same-time-postgres with_postgres node -r esbuild-register server/test/sameTime.ts &
wait
run full-disk unshare --mount node -r esbuild-register server/test/fullDisk.ts &
wait
# By hand for a minute, on a quiet machine, and with the hundred milliseconds that pages may take; here for less, on machines that may be busy.
run load program server/test/load.ts --connections 64 --seconds 3 --page-ms 2000 &
wait

trap - EXIT
echo "== all of it took $SECONDS s"
program scripts/countResults.ts "$results"
