import { codeFiles, importsOf } from './imports';

/** Whom the files of a folder may import besides their own folder. The folder that names a file most closely decides. */
const programs: Record<string, string[]> = {
  locales: [],
  src: ['locales'],
  server: ['src/lib', 'supabase/functions'],
  // Deployed alone. Card and mail greet by the same rule.
  'supabase/functions': ['src/lib/givenName.ts'],
  // Programs for developers, which start what is in the other folders.
  scripts: [
    'package.json',
    'scripts/build',
    'scripts/checkLive',
    'scripts/content',
    'scripts/waitlist',
    'server',
    'test-support',
  ],
  'scripts/content': ['src/app/routes', 'src/components', 'src/features', 'src/i18n', 'src/lib', 'src/styles'],
  'scripts/build': [
    '.sassrc.cjs',
    'scripts/content',
    'server/errors',
    'server/settings',
    'server/static',
    'src/app/routes',
    'src/features',
    'src/lib',
    'src/styles',
  ],
  // A tool with its own command, which nobody imports.
  art: ['scripts/content', 'src/app/routes', 'src/components/sky', 'src/features', 'src/i18n', 'src/lib', 'src/styles'],
  'scripts/waitlist': ['server', 'src/features/waitlist', 'src/lib', 'supabase/functions/_shared'],
  'scripts/checkLive': [
    'scripts/build/deploy',
    'scripts/build/html',
    'scripts/waitlist/late',
    'src/app/routes',
    'src/features/videos',
    'src/lib',
  ],
};

/** Tests and what they share may import these as well. */
const tests: Record<string, string[]> = {
  src: ['.sassrc.cjs', 'package.json', 'scripts/content', 'test-support'],
  // The rehearsal signs people up as the form does.
  server: ['scripts/build', 'src/features/waitlist', 'test-support'],
  supabase: ['server', 'src', 'supabase/functions', 'test-support'],
  'supabase/functions': ['src', 'test-support'],
  'scripts/build': ['server', 'src', 'test-support'],
  'scripts/checkLive': ['scripts/checkLive.ts', 'server/static'],
  'scripts/waitlist': ['scripts/build', 'test-support'],
  'test-support': ['package.json', 'scripts/build', 'server', 'src', 'supabase/functions'],
  e2e: [
    'scripts/build/currentBuild',
    'scripts/build/publicVersion',
    'scripts/checkLive',
    'scripts/checkLive.ts',
    'scripts/content',
    'server/listen',
    'src',
    'supabase/functions/_shared/brand',
    'test-support',
  ],
  bench: ['scripts/waitlist', 'server', 'src', 'test-support'],
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

const files = codeFiles();
const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

it('every file imports only from the folders that its own may import from', () => {
  expect(imports.length).toBeGreaterThan(1500);
  const wrong = imports.filter(({ file, target }) => !mayImport(file, target));
  expect(wrong.map(({ file, target }) => `${file} → ${target}: move it, or name the folder in this table`)).toEqual([]);
});

/** Of src/, from the lowest on; the entries are above all of them, other folders below. */
const layers = ['lib', 'i18n', 'components', 'router', 'features', 'pages', 'app', 'boot', 'entry'];

function layerOf(file: string): number {
  const [, folder, name] = file.split('/');
  return layers.indexOf(name ? folder! : 'entry');
}

it('the layers of src/ import only downwards, types too', () => {
  const climbing = imports.filter(
    ({ file, target }) => isIn(file, 'src') && !isTest(file) && isIn(target, 'src') && layerOf(target) > layerOf(file),
  );
  expect(climbing.map(({ file, target }) => `${file} → ${target}: move it to a lower layer`)).toEqual([]);
});

it('no two modules differ only in capital letters, which macOS and Windows do not tell apart', () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
