/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  displayName: 'e2e',
  rootDir: '.',
  testEnvironment: '<rootDir>/support/environment.ts',
  testMatch: ['<rootDir>/*.e2e.ts'],
  globalSetup: '<rootDir>/support/globalSetup.ts',
  globalTeardown: '<rootDir>/support/globalTeardown.ts',
  testTimeout: 60_000,
  // More than two cores, because journeys on slow lines also wait.
  maxWorkers: 3,
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } } }],
  },
};

export default config;
