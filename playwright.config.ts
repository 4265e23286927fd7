import { defineConfig } from '@playwright/test';
import { chromiumOptions, firefoxOptions } from './test-support/browsers';
import { phone, wide, type Options } from './e2e/support/test';

const ofOneEngine = ['firefox/**', 'webkit/**'];

export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'build/journeys',
  globalSetup: './e2e/support/globalSetup.ts',
  // More than two cores, because journeys on slow lines also wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 10_000,
    launchOptions: chromiumOptions,
    // Pictures of each step would take a quarter of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    {
      name: 'phone-es',
      testIgnore: ofOneEngine,
      grepInvert: /@wide/,
      use: { language: 'es', viewport: phone },
    },
    {
      name: 'wide-en',
      testIgnore: ofOneEngine,
      grep: /@wide|@both/,
      use: { language: 'en', viewport: wide },
    },
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      grep: /@engines|^firefox firefox\//,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: firefoxOptions,
        language: 'en',
        viewport: wide,
      },
    },
    { name: 'webkit', testMatch: 'webkit/*.e2e.ts', use: { language: 'es', viewport: phone } },
  ],
});
