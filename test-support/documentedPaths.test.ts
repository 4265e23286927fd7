import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`);
const guides = ['spec', 'deploy', 'testing', 'failure-handling', 'performance'].map((name) => `docs/${name}.md`);
const documents = ['README.md', 'CONTRIBUTING.md', 'WAITLIST.md', ...guides, ...decisions];
const folders = 'src|server|scripts|art|supabase|test-support|e2e|bench|docs|locales';

/** Paths of the repository in backticks; those with a placeholder or a pattern are left out. */
function pathsIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => new RegExp(`^(${folders})/`).test(named) && !/[<>*{}…$]/.test(named));
}

it.each(documents)('%s names only files that exist', (document) => {
  const missing = pathsIn(document).filter((named) => !existsSync(path.join(root, named)));
  expect(missing.map((named) => `${named}: correct the path in ${document}`)).toEqual([]);
});
