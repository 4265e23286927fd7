/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from './brand';

const root = path.resolve(__dirname, '../..');
/** Where the name is written out: here, and in the copy that the mails get (another test compares them). */
const sources = ['src/lib/brand.ts', 'supabase/functions/_shared/brand.ts'];
const files = ['src', 'locales', 'server', 'scripts', 'art', 'supabase/functions', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|mjs|json|html|scss)$/.test(file)),
);
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

it('B1 writes the name of the project once', () => {
  const named = files.filter((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')).includes(brand));
  expect(named.sort()).toEqual(sources);
});
