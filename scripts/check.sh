#!/usr/bin/env bash
# Everything that must hold, or the steps that are named (`bash scripts/check.sh unit audit`), as .github/workflows/ci.yml does.
# Needs Chromium, Firefox, WebKitGTK and PostgreSQL 15 (see .ci/run). Ends with the plain line "N passed, N failed".
set -uo pipefail
cd "$(dirname "$0")/.."
trap 'trap - TERM; kill 0' INT TERM HUP

results=build/results
rm -rf "$results"
mkdir -p "$results"

# run NAME COMMAND…: keeps what the command says in a log, and shows it in one piece. Without test results it counts as one test.
run() {
  local name=$1 started=$SECONDS code log=$results/$1.log
  shift
  "$@" > "$log" 2>&1
  code=$?
  [ -s "$results/$name.json" ] ||
    echo "{\"numPassedTests\": $((code == 0)), \"numFailedTests\": $((code != 0))}" > "$results/$name.json"
  [ "$code" = 0 ] || echo "FAILED: $name" >> "$log"
  echo "== $name took $((SECONDS - started)) s" >> "$log"
  flock "$results" cat "$log"
}

# suite NAME COMMAND…: a Jest run.
suite() { run "$@" --json --outputFile="$results/$1.json"; }

# journeys NAME ARGUMENT…: journeys in browsers.
journeys() {
  PLAYWRIGHT_JSON_OUTPUT_FILE="$results/$1.json" run "$1" npm run test:e2e -- --forbid-only --reporter=list,json --output="build/journeys/$1" "${@:2}"
}

# Known weaknesses of what visitors and the server run. A registry that offers no list is no failure.
audit() {
  local said
  said=$(npm audit --omit=dev --audit-level=high 2>&1) || grep -q 'audit endpoint returned an error' <<< "$said"
  local code=$?
  echo "$said"
  return "$code"
}

with_postgres15() { bash server/test/withPostgres.sh "$@"; }
# The Node of .nvmrc, beside the one that runs all else.
node24() { npx --yes --package="node-linux-$(node -p process.arch)@24.21.0" -- "$@"; }
program() { node -r esbuild-register "$@"; }

step() {
  case $1 in
    unit) suite unit npm test -- --maxWorkers=3 ;;
    audit) run audit audit ;;
    node-24) suite node-24 node24 npx jest --selectProjects server --testPathPatterns '^.*/server/(backend|listen)\.' --maxWorkers=1 ;;
    integration) suite integration env SUBMISSIONS=3000 npx jest --selectProjects integration --maxWorkers=2 ;;
    postgres-15) suite postgres-15 with_postgres15 npx jest --selectProjects server --testPathPatterns '^.*/(supabase/tests|scripts/waitlist)/' --maxWorkers=1 ;;
    database-types) run database-types with_postgres15 bash scripts/databaseTypes.sh --check ;;
    platform) suite platform npm run test:platform -- ;;
    # React says in its development build only what it finds wrong while hydrating.
    development-build) run development-build node24 env NODE_ENV=development npm run build -- --uncompressed ;;
    hydration) journeys hydration hydration --project=phone-es ;;
    build) run build npm run build ;;
    chromium) journeys chromium --project=phone-es --project=wide-en ;;
    firefox) journeys firefox --project=firefox ;;
    webkit) journeys webkit --project=webkit ;;
    heard) run heard npm run test:heard ;;
    kill-rounds) run kill-rounds node24 node -r esbuild-register server/test/killRounds.ts --rounds 3 --connections 16 ;;
    full-disk) run full-disk unshare --mount node -r esbuild-register server/test/fullDisk.ts ;;
    *) run "$1" false ;;
  esac
}

# One after the other.
steps() { for name in "$@"; do step "$name"; done; }

if [ $# -gt 0 ]; then
  steps "$@"
else
  # What stands side by side also waits, so that together it uses two cores.
  steps unit & steps audit database-types platform postgres-15 node-24 & wait
  steps integration & steps development-build hydration build & wait
  steps chromium & wait
  steps firefox webkit & steps kill-rounds full-disk & wait
  # A screen reader that is held up says something else.
  steps heard & wait
fi

echo "== all of it took $SECONDS s"
program scripts/countResults.ts "$results"
