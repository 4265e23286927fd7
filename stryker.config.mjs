import path from 'node:path';

// What is mutated: files, folders or patterns, separated by commas; see "Mutation testing" in docs/testing.md.
const targets = (process.env.MUTATE ?? 'src/lib').split(',');
const isFile = (target) => path.extname(target) !== '';

const filesOf = (target) =>
  isFile(target) ? [target] : [`${target}/**/*.{ts,tsx}`, `!${target}/**/*.test.{ts,tsx}`, `!${target}/**/*.d.ts`];

// The tests beside it must notice; those of components are too slow for every change of a plain file.
const testsOf = (target) => {
  if (!isFile(target)) return `${target}/**/*.test.{ts,tsx}`;
  return `${path.posix.dirname(target)}/**/*.test.${target.endsWith('.tsx') ? '{ts,tsx}' : 'ts'}`;
};
const tests = process.env.TESTS?.split(',') ?? targets.map(testsOf);

// Jest's projects: one for src/, one for everything else.
const site = {
  testEnvironment: path.resolve('src/test/environment.ts'),
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
};
const project = targets[0].startsWith('src') ? site : { testEnvironment: 'node' };

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: targets.flatMap(filesOf),
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...project,
      testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      transform: { '^.+\\.tsx?$': ['@swc/jest', swc], '/node_modules/@redux-devtools/.+\\.js$': '@swc/jest' },
      transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'],
    },
    enableFindRelatedTests: true,
  },
  // Tests choose their environment themselves, which Stryker would have to watch from inside.
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
