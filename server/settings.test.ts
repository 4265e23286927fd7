import { readFileSync } from 'node:fs';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { loadSettings } from './settings';

const example = readFileSync('.env.example', 'utf8');
const load = (settings: string) => loadSettings(temporaryDirectory({ '.env': settings, '.env.example': example }));

const environment = { ...process.env };
afterEach(() => void (process.env = { ...environment }));

it('G5 settings are read from .env, and variables of the environment win', () => {
  process.env.PORT = '4000';
  load('PORT=5000\n# A comment\nSITE_URL=https://x.example\n');
  expect([process.env.PORT, process.env.SITE_URL]).toEqual(['4000', 'https://x.example']);
});

it('G5 every setting of .env.example may be set', () => {
  expect(() => load(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''))).not.toThrow();
});

it('G5 a name in .env that nothing reads is refused', () => {
  expect(() => load('SITE_URL=https://x.example\nCONTROLER_NAME=1\n')).toThrow(
    '.env sets CONTROLER_NAME, which nothing reads. .env.example lists every name.',
  );
});

it('G5 a .env that cannot be read is named, with the reason', () => {
  const root = temporaryDirectory({ '.env/a-folder': '' });
  expect(() => loadSettings(root)).toThrow(`${root}/.env cannot be read (EISDIR). It must be a file that belongs to`);
});
