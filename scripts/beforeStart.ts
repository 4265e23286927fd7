import { readConfig } from '../server/config';
import { startEmbedded } from '../server/database/embedded';
import { fail } from '../server/errors';
import { findPort } from '../server/listen';
import { loadSettings } from '../server/settings';
import { build } from './build';
import { currentBuild } from './build/currentBuild';

/** Finds out whether the server could start, and builds the site unless its build is current. */
export async function beforeStart(): Promise<void> {
  const root = process.cwd();
  loadSettings(root);
  const config = readConfig(process.env, root);
  await findPort(config);
  if (!config.hosted && !config.databaseUrl) await (await startEmbedded(root, config.dataDir)).stop();

  const made = currentBuild(root, process.env);
  if (made) return console.log(`The build of ${made.toLocaleString('sv')} is current.`);
  console.log('There is no build of these sources and settings: building takes about a minute.');
  return build();
}

if (require.main === module) beforeStart().catch(fail);
