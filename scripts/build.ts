import './checkNode';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '../server/errors';
import { loadSettings } from '../server/settings';
import { bundleServer } from './build/buildServer';
import { compressSite } from './build/compressSite';
import { stampFile, stampOf } from './build/currentBuild';

/** Writes the site into `dist/`, its server into `build/server/` and the team's command into `build/`; ends with the exit code of a part that fails. */
export async function build(): Promise<void> {
  loadSettings('.');
  // A build that ends early, or whose sources change meanwhile, is not current.
  rmSync(stampFile, { force: true });
  const stamp = stampOf('.', process.env);

  const bundle = [...process.execArgv, path.join(__dirname, 'build/bundleSite.ts')];
  const { status } = spawnSync(process.execPath, bundle, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  if (process.env.NODE_ENV !== 'development') await compressSite('dist');
  await bundleServer(['server/main.ts', 'server/worker.ts'], 'build/server');
  // As deep below the root as its source.
  await bundleServer(['scripts/waitlist.ts'], 'build');
  writeFileSync(stampFile, stamp);
}

if (require.main === module) build().catch(fail);
