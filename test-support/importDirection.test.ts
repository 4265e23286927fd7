import { codeFiles, importsIn, importsOf } from './imports';

/** Whom the files of a folder may import besides their own folder. The folder that names a file most closely decides. */
const programs: Record<string, string[]> = {
  // Its own layers: src/test/importDirection.test.ts.
  src: ['locales'],
  server: ['src/lib', 'supabase/functions'],
  // Deployed alone.
  'supabase/functions': [],
  // What the team's command sends, in the layout of the functions' mails.
  'supabase/letters': ['supabase/functions/_shared'],
  // Programs for developers, which start what is in the other folders.
  scripts: ['scripts/build', 'scripts/checkLive', 'scripts/waitlist', 'server', 'test-support'],
  'scripts/content': ['src/components', 'src/features', 'src/i18n', 'src/lib', 'src/styles'],
  'scripts/build': ['scripts/content', 'server/static', 'src/app/sitePaths', 'src/features', 'src/lib', 'src/styles'],
  // Nobody imports it: it has its own command.
  art: ['scripts/content', 'src/app/sitePaths', 'src/features', 'src/lib', 'src/styles'],
  'scripts/waitlist': ['server', 'src/features/waitlist', 'src/lib', 'supabase/functions/_shared', 'supabase/letters'],
  'scripts/checkLive': [
    'scripts/build/deploy',
    'scripts/build/html',
    'src/app/sitePaths',
    'src/features/videos',
    'src/lib',
  ],
};

/** Tests and what they share may import these as well. */
const tests: Record<string, string[]> = {
  src: ['.sassrc.cjs', 'package.json', 'test-support'],
  // Its measurements are printed as the team's command prints its own: one table of nine lines is not worth a folder.
  server: ['scripts/build', 'scripts/waitlist/plainTable', 'test-support'],
  supabase: ['server', 'src', 'supabase/functions', 'test-support'],
  'supabase/functions': ['src', 'test-support'],
  'supabase/letters': ['src', 'test-support'],
  'scripts/build': ['server', 'src', 'test-support'],
  art: ['src/i18n'],
  'scripts/checkLive': ['scripts/checkLive.ts', 'server/static'],
  'scripts/waitlist': ['scripts/build', 'test-support'],
  'test-support': ['package.json', 'scripts/build', 'server', 'src', 'supabase/functions', 'supabase/letters'],
  e2e: [
    'scripts/build/publicVersion',
    'scripts/checkLive',
    'scripts/checkLive.ts',
    'src',
    'supabase/functions/_shared/brand',
    'test-support',
  ],
  bench: ['server', 'src', 'test-support'],
};

const folders = [...new Set([...Object.keys(programs), ...Object.keys(tests)])].sort((a, b) => b.length - a.length);
const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const folderOf = (file: string) => folders.find((folder) => isIn(file, folder));
const isTest = (file: string) =>
  /\.(test|fixture)(\.tsx?)?$/.test(file) || /^(src|server)\/test\/|^(test-support|e2e|bench)\//.test(file);

function mayImport(file: string, target: string): boolean {
  const folder = folderOf(file);
  if (!folder) return false;
  const isOwn = folderOf(target) === folder;
  // Nobody imports the tests of another folder, and a program imports none at all.
  if (isTest(target) && !isIn(target, 'test-support') && !(isOwn && isTest(file))) return false;
  const allowed = [...(programs[folder] ?? []), ...(isTest(file) ? (tests[folder] ?? []) : [])];
  return isOwn || allowed.some((place) => isIn(target, place));
}

function breaches(files: string[], importsOfFile: (file: string) => string[]): string[] {
  return files.flatMap((file) =>
    importsOfFile(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} → ${target}`),
  );
}

const files = codeFiles();

it('every file imports only from the folders that its own may import from', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(breaches(files, importsOf)).toEqual([]);
});

it('every folder with code has a row in the table', () => {
  expect(files.filter((file) => !folderOf(file))).toEqual([]);
});

it.each([
  ["import { a } from '../scripts/build/a'", 'server/a.ts'],
  ['import { a } from "../scripts/build/a"', 'server/a.ts'],
  ["import {\n  a,\n} from '../scripts/build/a'", 'server/a.ts'],
  ["import type { A } from '../scripts/build/a'", 'server/a.ts'],
  ["import '../scripts/build/a'", 'server/a.ts'],
  ["export * from '../scripts/build/a'", 'server/a.ts'],
  ["const a = await import('../scripts/build/a')", 'server/a.ts'],
  ['const a = await import(\n  "../scripts/build/a"\n)', 'server/a.ts'],
  ["const a = require('../scripts/build/a')", 'server/a.ts'],
])('reads the import in %j', (code, file) => {
  expect(breaches([file], () => importsIn(code, file))).toEqual(['server/a.ts → scripts/build/a']);
});

it.each([
  ['server/app', 'server/test/program'],
  ['server/app', 'test-support/listQueries'],
  ['src/lib/paths', 'server/app'],
  ['src/lib/paths', 'src/test/renderApp'],
  ['src/lib/lib.test', 'server/app'],
  ['supabase/functions/send-confirmation/handler', 'src/lib/paths'],
  ['supabase/tests/links.test', 'server/test/program'],
  ['scripts/content/texts', 'art/logo'],
  ['scripts/build/html/feed', 'art/logo'],
  ['art/logo', 'scripts/build/html/feed'],
  ['scripts/waitlist/list', 'server/test/program'],
  ['e2e/support/test', 'server/app'],
  ['bench/paint', 'e2e/support/settled'],
  ['newFolder/file', 'src/lib/paths'],
])('%s may not import %s', (file, target) => {
  expect(mayImport(file, target)).toBe(false);
});
