import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Results {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that could not run at all, which Jest does not count as failed tests. */
  numRuntimeErrorTestSuites?: number;
}

/** Adds up the results of all checks and prints the last line of CI. */
const folder = process.argv[2] ?? 'build/results';
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const results = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Results;
  const failures = results.numFailedTests + (results.numRuntimeErrorTestSuites ?? 0);
  console.log(`${path.basename(file, '.json')}: ${results.numPassedTests} passed, ${failures} failed.`);
  passed += results.numPassedTests;
  failed += failures;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
