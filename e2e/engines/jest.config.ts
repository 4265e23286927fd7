/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import journeys from '../jest.config';

const config: Config = {
  ...journeys,
  displayName: 'engines',
  maxWorkers: 2,
  rootDir: '..',
  testMatch: ['<rootDir>/engines/*.e2e.ts'],
  globalSetup: '<rootDir>/support/engines/globalSetup.ts',
  globalTeardown: '<rootDir>/support/engines/globalTeardown.ts',
};

export default config;
