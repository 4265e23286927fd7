import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../../test-support/site';

/** What the build is made of, and what it leaves last. */
const sources = ['src', 'locales', 'public', 'scripts', 'server', 'supabase/functions', 'supabase/migrations'];
const built = ['dist/index.html', 'build/server/main.mjs'];

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.test\./.test(entry.name),
  );
  return Math.max(0, ...files.map((file) => changedAt(path.join(file.parentPath, file.name)) ?? 0));
}

/** Fails where there is no build, or one older than what it is made of: the journeys would walk another site than the one in the sources. */
function expectFreshBuild(root: string): void {
  const inRoot = (name: string) => path.join(root, name);
  const oldestBuilt = Math.min(...built.map((file) => changedAt(inRoot(file)) ?? -Infinity));
  if (oldestBuilt < Math.max(...sources.map((folder) => newest(inRoot(folder)))))
    throw new Error('Build first: npm run build');
}

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
