import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
    .map((file) => path.join(folder, file)),
);
const folders = 'src|server|scripts|art|supabase|test-support|e2e|bench|docs|locales';
const read = (document: string) => readFileSync(path.join(root, document), 'utf8');

/** Paths of the repository in backticks; those with a placeholder or a pattern are left out. */
function pathsIn(document: string): string[] {
  return [...read(document).matchAll(/`([^`\s]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => new RegExp(`^(${folders})/`).test(named) && !/[<>*{}…$]/.test(named));
}

/** Headings as the address of a link names them. */
const anchorsIn = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

/** Links to other files and to headings that are not there. */
const brokenLinksIn = (document: string) =>
  [...read(document).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
    .filter(([, file = '', anchor = '']) => {
      const target = file ? path.join(path.dirname(document), file) : document;
      return !existsSync(path.join(root, target)) || (anchor && !anchorsIn(target).includes(anchor));
    })
    .map(([link]) => link);

it.each(documents)('%s names only files and headings that exist', (document) => {
  const missing = [
    ...pathsIn(document).filter((named) => !existsSync(path.join(root, named))),
    ...brokenLinksIn(document),
  ];
  expect(missing.map((named) => `${named}: correct it in ${document}`)).toEqual([]);
});

it('B18 docs/browsers.md names only what the site uses', () => {
  const code = readdirSync(path.join(root, 'src'), { recursive: true })
    .map((file) => `src/${String(file)}`)
    .filter((file) => /\.(tsx?|s?css)$/.test(file) && !file.includes('.test.'))
    .map(read)
    .join();
  // As the code spells it, but for what stands in brackets.
  const apis = [...read('docs/browsers.md').matchAll(/^- `([^`]+?)\)?`/gm)].map(([, api]) => api!);
  expect(apis.length).toBeGreaterThan(15);
  expect(apis.filter((api) => !code.includes(api))).toEqual([]);
});

it('the jobs of CI run the steps of `npm run check`, all of them', () => {
  const stepsIn = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].flatMap(([, names]) => names!.trim().split(/\s+/)).toSorted();
  const known = stepsIn('scripts/check.sh', /^ {4}([\w-]+)\) /gm);
  expect(stepsIn('scripts/check.sh', /\bsteps ([a-z][\w -]*) &/g)).toEqual(known);
  expect([...new Set(stepsIn('.github/workflows/ci.yml', /steps: ([\w -]+) }/g))]).toEqual(known);
});

it('the lockfile has every optional dependency, so that `npm ci` works on every platform', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(missing.map((name) => `${name}: run npm install, or pin it in "overrides"`)).toEqual([]);
});
