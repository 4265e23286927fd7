import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from '../server/errors';
import { loadSettings, readOrigins } from '../server/settings';
import { bundleServer } from './build/buildServer';
import { checkVideos } from './build/checkVideos';
import { stampFile, stampOf } from './build/currentBuild';
import { publicVersion } from './build/publicVersion';
import { checkController } from './build/settings';
import { revisionSettings } from './content/lessons';

/** Writes the site into `dist/`, its server into `build/server/` and the team's command into `build/`; ends with the exit code of a part that fails. */
export async function build(): Promise<void> {
  // Parcel reads the same file.
  loadSettings('.');
  // Wrong settings and wrong videos stop the build before it deletes anything.
  const { supabaseUrl } = readOrigins(process.env);
  checkController(process.env);
  checkVideos();
  console.log(`The pages will call ${supabaseUrl ?? "the site's own server"}.`);

  // A build that ends early, or whose sources change meanwhile, is not current. Old files would be published beside the new ones.
  for (const old of [stampFile, 'dist', 'build/pages']) rmSync(old, { recursive: true, force: true });
  const stamp = stampOf('.', process.env);
  const env = { ...process.env, PUBLIC_VERSION: publicVersion(), ...revisionSettings() };
  const targets = ['--target', 'site', '--target', 'pages', '--no-autoinstall', '--no-cache', '--log-level', 'warn'];
  run('node_modules/.bin/parcel', ['build', ...targets], env);
  // React renders as Parcel builds by default, for production.
  const prerender = [...process.execArgv, path.join(__dirname, 'build/prerender.ts'), ...process.argv.slice(2)];
  run(process.execPath, prerender, { ...env, NODE_ENV: 'production' });
  await bundleServer(['server/main.ts'], 'build/server');
  // As deep below the root as its source.
  await bundleServer(['scripts/waitlist.ts'], 'build');
  writeFileSync(stampFile, stamp);
}

function run(program: string, parameters: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(program, parameters, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

if (require.main === module) build().catch(fail);
