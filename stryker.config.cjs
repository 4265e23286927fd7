require('esbuild-register');
const path = require('node:path');

// What is mutated: files, folders or patterns, separated by commas; see "Mutation testing" in docs/testing.md.
const targets = (process.env.MUTATE ?? 'src/lib').split(',');
const isFile = (target) => path.extname(target) !== '';

const filesOf = (target) =>
  isFile(target) ? [target] : [`${target}/**/*.{ts,tsx}`, `!${target}/**/*.test.{ts,tsx}`, `!${target}/**/*.d.ts`];

// The tests beside it must notice; those of components are too slow for every change of a plain file.
const testsOf = (target) => {
  if (!isFile(target)) return [`${target}/**/*.test.ts`, `${target}/**/*.test.tsx`];
  const tests = `${path.posix.dirname(target)}/**/*.test.ts`;
  return target.endsWith('.tsx') ? [tests, `${tests}x`] : [tests];
};
const tests = (process.env.TESTS?.split(',') ?? targets.flatMap(testsOf)).map((pattern) => `<rootDir>/${pattern}`);

const [site, page, server] = require(path.resolve('jest.config.ts')).default.projects;
const projects = targets[0].startsWith('src') ? [site, page] : [server];
for (const project of projects)
  project.testMatch = tests.filter((pattern) => pattern.endsWith('.tsx') === (project === page));

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
module.exports = {
  mutate: targets.flatMap(filesOf),
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: { projects: projects.filter(({ testMatch }) => testMatch.length > 0) },
    enableFindRelatedTests: true,
  },
  // Each project has its environment, which Stryker would have to watch from inside.
  coverageAnalysis: 'off',
  // Stryker rewrites tsconfig.json by an API that TypeScript 7 no longer has.
  tsconfigFile: 'no-tsconfig-for-stryker.json',
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: ['/dist', '/build', '/shots', '/.data', '/.parcel-cache'],
  tempDirName: 'build/mutants',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: 95, break: 95 },
};
