import { chromium } from 'playwright-core';
import { startSite, type Site } from './site';

declare global {
  var constela: { site: Site; browser: Awaited<ReturnType<typeof chromium.launchServer>> };
}

/** One server and one Chromium for all journeys. */
export default async function globalSetup(): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  globalThis.constela = { site, browser };
  Object.assign(process.env, {
    E2E_URL: site.url,
    E2E_OUTBOX: site.outbox,
    E2E_DATA_DIR: site.dataDir,
    E2E_BROWSER: browser.wsEndpoint(),
  });
}
