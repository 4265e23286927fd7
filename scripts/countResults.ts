import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Adds up the results of all checks, and prints the last line of CI.

/** What Jest or Playwright writes; a test file of Jest that could not run at all counts as a failed test. */
interface Results {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  stats?: { expected: number; flaky: number; unexpected: number; skipped: number };
  /** What went wrong outside of tests. */
  errors?: unknown[];
}

const folder = process.argv[2] ?? 'build/results';
let [passed, failed] = [0, 0];
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
for (const file of files.sort()) {
  const results = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Results;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, stats, errors = [] } = results;
  const passes = stats ? stats.expected + stats.flaky : numPassedTests;
  // No journey is skipped on purpose: what did not run has failed.
  const failures = stats
    ? stats.unexpected + stats.skipped + errors.length
    : numFailedTests + numRuntimeErrorTestSuites;
  if (passes + failures === 0) throw new Error(`${file} tells of no test.`);
  console.log(`${path.basename(file, '.json')}: ${passes} passed, ${failures} failed.`);
  passed += passes;
  failed += failures;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
