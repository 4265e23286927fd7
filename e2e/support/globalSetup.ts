import path from 'node:path';
import { expectFreshBuild } from './freshBuild';
import { startSite, type Site } from '../../test-support/site';

declare global {
  var constela: { site: Site };
}

/** One server for all journeys. */
export default async function globalSetup(): Promise<void> {
  expectFreshBuild(path.resolve(__dirname, '../..'));
  const site = await startSite();
  globalThis.constela = { site };
  Object.assign(process.env, {
    E2E_URL: site.url,
    E2E_OUTBOX: site.outbox,
    E2E_DATA_DIR: site.dataDir,
  });
}
