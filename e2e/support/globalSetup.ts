import path from 'node:path';
import { currentBuild } from '../../scripts/build/currentBuild';
import { startSite } from '../../test-support/site';

/** Starts one server for all journeys; answers with what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Else the journeys would walk another site than the one in the sources.
  if (!currentBuild(path.resolve(__dirname, '../..'))) throw new Error('Build first: npm run build');
  const site = await startSite();
  Object.assign(process.env, { E2E_URL: site.url, E2E_DATA_DIR: site.dataDir });
  return async () => {
    await site.stop();
    site.remove();
  };
}
