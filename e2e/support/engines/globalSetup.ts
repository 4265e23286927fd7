import path from 'node:path';
import { startSite, type Site } from '../../../test-support/site';
import { expectFreshBuild } from '../freshBuild';
import { startEngines } from './startEngines';

declare global {
  var engines: { site: Site; stop: () => Promise<void> };
}

/** One server and the engines for all journeys. */
export default async function globalSetup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  expectFreshBuild(path.resolve(__dirname, '../../..'));
  const stop = await startEngines(maxWorkers);
  // Jest calls no teardown when the setup fails.
  const site = await startSite().catch((error: unknown) => stop().then(() => Promise.reject(error)));
  globalThis.engines = { site, stop };
  Object.assign(process.env, { E2E_URL: site.url, E2E_DATA_DIR: site.dataDir });
}
