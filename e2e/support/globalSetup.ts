import path from 'node:path';
import { startSite } from '../../test-support/site';
import { expectFreshBuild } from './freshBuild';

/** Starts one server for all journeys; answers with what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  expectFreshBuild(path.resolve(__dirname, '../..'));
  const site = await startSite();
  Object.assign(process.env, { E2E_URL: site.url, E2E_OUTBOX: site.outbox, E2E_DATA_DIR: site.dataDir });
  return async () => {
    await site.stop();
    site.remove();
  };
}
