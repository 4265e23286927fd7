import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './chromium';
import { expectFreshBuild } from './freshBuild';
import { startSite, type Site } from '../../test-support/site';

declare global {
  var constela: { site: Site; browser: Awaited<ReturnType<typeof chromium.launchServer>> };
}

/** One server and one Chromium for all journeys. */
export default async function globalSetup(): Promise<void> {
  expectFreshBuild(path.resolve(__dirname, '../..'));
  const site = await startSite();
  const browser = await chromium.launchServer(chromiumOptions).catch(async (error: unknown) => {
    // Jest calls no teardown when the setup fails.
    await site.stop();
    site.remove();
    throw error;
  });
  globalThis.constela = { site, browser };
  Object.assign(process.env, {
    E2E_URL: site.url,
    E2E_OUTBOX: site.outbox,
    E2E_DATA_DIR: site.dataDir,
    E2E_BROWSER: browser.wsEndpoint(),
  });
}
