import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { temporaryDirectory } from '../../../test-support/temporaryDirectory';
import { publicVersion } from '../publicVersion';

it.each([
  ['the settings of .env', { '.env': 'SITE_URL=https://x.example\nNODE_ENV=development\n' }, 'https://x.example'],
  ['no settings without .env', {}, null],
])('U2 B1 pages are rendered for production, with the version of public/ and %s', (_, files, site) => {
  const cwd = temporaryDirectory({ 'public/a.svg': '<svg/>', ...files });
  const program = `require(${JSON.stringify(path.resolve(__dirname, 'environment.ts'))});
    const { NODE_ENV, PUBLIC_VERSION, SITE_URL = null } = process.env;
    console.log(JSON.stringify([NODE_ENV, PUBLIC_VERSION, SITE_URL]));`;
  const register = require.resolve('esbuild-register');
  const out = execFileSync(process.execPath, ['-r', register, '-e', program], { cwd, env: { PATH: process.env.PATH } });
  expect(JSON.parse(String(out))).toEqual(['production', publicVersion(path.join(cwd, 'public')), site]);
});
