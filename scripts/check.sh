#!/usr/bin/env bash
# Everything that must hold, the quick checks first. Needs Chromium and PostgreSQL 15 (see .ci/run).
# Ends with the plain line "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/.."

results=build/results
mkdir -p "$results"
rm -f "$results"/*.json

# step NAME COMMAND…: one check, counted as one.
step() {
  local name=$1 started=$SECONDS passed=1 failed=0
  shift
  echo "== $name"
  "$@" || { passed=0 failed=1; echo "FAILED: $name"; }
  echo "{\"numPassedTests\": $passed, \"numFailedTests\": $failed}" > "$results/$name.json"
  echo "== $name took $((SECONDS - started)) s"
}

# suite NAME COMMAND…: a Jest run, counted by its tests; it must write its results, else it counts as failed.
suite() {
  local name=$1 started=$SECONDS
  shift
  echo "== $name"
  "$@" --json --outputFile="$results/$name.json" || echo "FAILED: $name"
  [ -s "$results/$name.json" ] || echo '{"numPassedTests": 0, "numFailedTests": 1}' > "$results/$name.json"
  echo "== $name took $((SECONDS - started)) s"
}

suite unit npm test --
# React says in its development build only what it finds wrong while hydrating.
step development-build env NODE_ENV=development npm run build
suite hydration npm run test:e2e -- hydration
step build npm run build
suite postgres bash server/test/withPostgres.sh npx jest --selectProjects server --testPathPatterns '^.*/(supabase|scripts/waitlist)/.*'
step migrations bash server/test/withPostgres.sh bash server/test/psqlMigrations.sh
step database-types bash server/test/withPostgres.sh bash scripts/databaseTypes.sh --check
step deno-types npx deno check supabase/functions/send-confirmation/index.ts supabase/functions/leave-waitlist/index.ts
step deno-run node -r esbuild-register server/test/denoRun.ts
suite journeys npm run test:e2e -- --testPathIgnorePatterns hydration
step kill-rounds node -r esbuild-register server/test/killRounds.ts --rounds 10 --connections 16
step full-disk unshare --mount node -r esbuild-register server/test/fullDisk.ts
step two-containers node -r esbuild-register server/test/twoContainers.ts
step same-time node -r esbuild-register server/test/sameTime.ts
step same-time-postgres bash server/test/withPostgres.sh node -r esbuild-register server/test/sameTime.ts
step hostile-texts node -r esbuild-register server/test/hostileTexts.ts
step hostile-texts-postgres bash server/test/withPostgres.sh node -r esbuild-register server/test/hostileTexts.ts
# By hand for a minute, on a quiet machine, and with the hundred milliseconds that pages may take; here for less and with patience.
step load node -r esbuild-register server/test/load.ts --connections 64 --seconds 10 --page-ms 300

exec node -r esbuild-register scripts/countResults.ts "$results"
