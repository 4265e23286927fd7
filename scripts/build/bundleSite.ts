import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadSettings, readOrigins } from '../../server/settings';
import { videosData } from '../../src/features/videos/videosData';
import { checkVideos } from './checkVideos';
import { publicVersion } from './publicVersion';
import { checkController } from './settings';

/** Bundles the scripts with Parcel, then writes the pages with prerender.ts. Returns the exit code. */
function bundleSite(): number {
  // Parcel reads the same file.
  loadSettings('.');

  // Wrong settings and wrong videos stop the build before it deletes anything.
  const { supabaseUrl } = readOrigins(process.env);
  checkController(process.env);
  checkVideos(videosData);
  console.log(`The pages will call ${supabaseUrl ?? "the site's own server"}.`);

  // Old files would be published beside the new ones.
  rmSync('dist', { recursive: true, force: true });
  rmSync('build/pages', { recursive: true, force: true });

  const env = { ...process.env, PUBLIC_VERSION: publicVersion() };
  const targets = ['--target', 'site', '--target', 'pages', '--no-autoinstall', '--no-cache', '--log-level', 'warn'];
  const parcel = spawnSync('node_modules/.bin/parcel', ['build', ...targets], { stdio: 'inherit', env });
  if (parcel.status !== 0) return 1;
  // React renders as Parcel builds by default, for production.
  const prerender = [...process.execArgv, path.join(__dirname, 'prerender.ts')];
  const pages = spawnSync(process.execPath, prerender, { stdio: 'inherit', env: { ...env, NODE_ENV: 'production' } });
  return pages.status ?? 1;
}

try {
  process.exitCode = bundleSite();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
