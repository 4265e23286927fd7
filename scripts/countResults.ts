import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not run at all, which Jest does not count as failed tests. */
  numRuntimeErrorTestSuites?: number;
}

interface PlaywrightResults {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  /** What went wrong outside of tests. */
  errors: unknown[];
}

function count(results: JestResults | PlaywrightResults): { passes: number; failures: number } {
  if (!('stats' in results))
    return {
      passes: results.numPassedTests,
      failures: results.numFailedTests + (results.numRuntimeErrorTestSuites ?? 0),
    };
  const { expected, flaky, unexpected, skipped } = results.stats;
  // No journey is skipped on purpose: what did not run has failed.
  return { passes: expected + flaky, failures: unexpected + skipped + results.errors.length };
}

/** Adds up the results of all checks and prints the last line of CI. */
const folder = process.argv[2] ?? 'build/results';
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const { passes, failures } = count(
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as JestResults | PlaywrightResults,
  );
  console.log(`${path.basename(file, '.json')}: ${passes} passed, ${failures} failed.`);
  passed += passes;
  failed += failures;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
