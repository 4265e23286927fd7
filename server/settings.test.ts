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

it.each([
  ['CONTROLER_NAME', 'Did you mean CONTROLLER_NAME?'],
  ['SUPABASE_PUBLISHABEL_KEY', 'Did you mean SUPABASE_PUBLISHABLE_KEY?'],
  ['port', 'Did you mean PORT?'],
  ['COLOUR_OF_STARS', 'Remove it; .env.example lists every name.'],
])('G5 %s in .env is refused: %s', (name, remedy) => {
  expect(() => load(`SITE_URL=https://x.example\n${name}=1\n`)).toThrow(
    `.env sets ${name}, which nothing reads. ${remedy}`,
  );
});
