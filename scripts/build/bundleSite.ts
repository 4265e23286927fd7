import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { videosData } from '../../src/features/videos/videosData';
import { checkVideos } from './checkVideos';
import { publicVersion } from './publicVersion';
import { readSettings } from './settings';

function bundleSite(): number {
  // Parcel reads the same file; variables of the environment win.
  if (existsSync('.env')) process.loadEnvFile('.env');

  // Before anything is thrown away: a setting may be wrong, or the catalogue name a video that cannot be shown.
  const project = readSettings(process.env);
  checkVideos(videosData);
  console.log(`The pages will call ${project ?? "the site's own server"}.`);

  // Old files would be published beside the new ones.
  rmSync('dist', { recursive: true, force: true });
  rmSync('build/pages', { recursive: true, force: true });

  // Parcel puts the variable into the scripts.
  const { status } = spawnSync(
    'node_modules/.bin/parcel',
    ['build', '--target', 'site', '--target', 'pages', '--no-autoinstall', '--no-cache', '--log-level', 'warn'],
    { stdio: 'inherit', env: { ...process.env, PUBLIC_VERSION: publicVersion() } },
  );
  return status ?? 1;
}

try {
  process.exitCode = bundleSite();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
