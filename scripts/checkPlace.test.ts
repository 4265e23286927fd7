import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../test-support/temporaryDirectory';

/** Runs the check in a folder of this name. */
function check(name: string, texts = '{}', packages = true) {
  const root = join(temporaryDirectory(), name);
  mkdirSync(join(root, 'locales/es'), { recursive: true });
  if (packages) mkdirSync(join(root, 'node_modules/esbuild-register'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"engines": {"node": ">=20"}}');
  writeFileSync(join(root, 'locales/es/common.json'), texts);
  cpSync('scripts/checkPlace.cjs', join(root, 'scripts/checkPlace.cjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/checkPlace.cjs')], { encoding: 'utf8' });
  return { status, stderr: stderr.replace(root, name) };
}

it.each(['mi sitio (copia)', "l'été & ñ + más", 'a@b'])('a folder called %s is fine', (name) => {
  expect(check(name)).toEqual({ status: 0, stderr: '' });
});

it.each([
  ['my site [copy]', '['],
  ['{x}', '{'],
  ['*', '*'],
  ['!x', '!'],
  ['+(x)', '+('],
  ['50%', '%'],
  ['a#b', '#'],
  ['why?', '?'],
  ['[parent]/site', '['],
  ['node_modules/site', 'node_modules'],
])('a path with %s is refused in one line', (name, sign) => {
  const line = `The path ${name} contains ${sign}, with which the site cannot be built: move the folder.\n`;
  expect(check(name)).toEqual({ status: 1, stderr: line });
});

it('without its packages it says to install them', () => {
  const line = 'The packages are not installed: run npm ci first.\n';
  expect(check('site', '{}', false)).toEqual({ status: 1, stderr: line });
});

it('I1 a text file that is no JSON is named', () => {
  const { status, stderr } = check('site', '{"a": }');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^locales\/es\/common\.json is no JSON: .+\n$/);
});
