/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
  '/node_modules/@redux-devtools/.+\\.js$': '@swc/jest',
};

const shared = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!@redux-devtools/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/build'],
};

const node: Config = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test-support/globalSetup.ts',
  globalTeardown: '<rootDir>/test-support/globalTeardown.ts',
};
/** Whatever looks like a test is run, so that none is lost by its name or its place. */
const tests = '*.{test,spec}.?([cm])[jt]s';

const config: Config = {
  // A busy machine is no failure.
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      testMatch: [`<rootDir>/src/**/${tests}`],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/src/test/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts', '<rootDir>/src/test/setupPage.ts'],
      testMatch: [`<rootDir>/src/**/${tests}x`],
    },
    {
      ...node,
      displayName: 'server',
      testMatch: [`<rootDir>/!(src)/**/${tests}?(x)`, `<rootDir>/${tests}?(x)`],
      testPathIgnorePatterns: ['/node_modules/', '\\.(integration|platform)\\.'],
    },
    // Whole programs, started and killed, and long sweeps: they wait for timeouts and disks, so `npm test` leaves them to `npm run check`.
    { ...node, displayName: 'integration', testMatch: ['<rootDir>/**/*.integration.test.ts'] },
    // The hosted platform, rehearsed from real parts: `npm run test:platform`.
    { ...node, displayName: 'platform', testMatch: ['<rootDir>/**/*.platform.test.ts'] },
  ],
};

export default config;
