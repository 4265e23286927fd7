import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { videosData } from '../../src/features/videos/videosData';
import { checkFilms } from './checkFilms';
import { publicVersion } from './publicVersion';

// Before anything is thrown away: the catalogue may name a film that cannot be shown.
checkFilms(videosData);

// Old files would be published beside the new ones.
rmSync('dist', { recursive: true, force: true });
rmSync('build/pages', { recursive: true, force: true });

// Parcel puts the variable into the scripts.
const { status } = spawnSync(
  'node_modules/.bin/parcel',
  ['build', '--target', 'site', '--target', 'pages', '--no-autoinstall', '--no-cache', '--log-level', 'warn'],
  { stdio: 'inherit', env: { ...process.env, PUBLIC_VERSION: publicVersion() } },
);
process.exitCode = status ?? 1;
