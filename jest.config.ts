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
  setupFiles: ['<rootDir>/test-support/compileQuickly.ts'],
};
const testsOfNode = (kind: string) => `<rootDir>/{art,bench,server,supabase,scripts,e2e,test-support}/**/*.${kind}.ts`;

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
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/src/test/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts', '<rootDir>/src/test/setupPage.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
    {
      ...node,
      displayName: 'server',
      testMatch: [testsOfNode('test')],
      testPathIgnorePatterns: ['/node_modules/', '\\.integration\\.'],
    },
    // Whole programs, started and killed, and long sweeps: they wait for timeouts and disks, so `npm test` leaves them to `npm run check`.
    { ...node, displayName: 'integration', testMatch: [testsOfNode('integration.test')] },
  ],
};

export default config;
