import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const code = ['src', 'server', 'supabase', 'scripts', 'art', 'test-support', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => /\.(tsx?|sql|scss)$/.test(file)),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

const [contract = '', unproven = ''] = read('docs/spec.md').split('## Not proven by a test');
/** A clause stands at the start of a list item or table row, or after another clause's full stop. */
const defined = new Set([...contract.matchAll(/(?:^- |^\| |[.?`] )([A-Z]\d{1,2}) (?=\S)/gm)].map(([, id]) => id!));
const excused = [...unproven.matchAll(/^- ([A-Z]\d{1,2}) \S/gm)].map(([, id]) => id!);

/** What a test's title begins with: `W4 …`, `G1, H1 …`. */
const titled = (text: string) =>
  [...text.matchAll(/['"`]((?:[A-Z]\d{1,2},? )+)/g)].flatMap(([, ids]) => ids!.match(/[A-Z]\d+/g)!);
/** What a comment says in brackets: `(B3, B4)`. */
const bracketed = (text: string) =>
  [...text.matchAll(/\(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)/g)].flatMap(([, ids]) => ids!.split(', '));

const proven = new Set(code.filter(isTest).flatMap((file) => titled(read(file))));

it('a clause that is cited anywhere is in the contract', () => {
  const strange = code.flatMap((file) =>
    [...(isTest(file) ? titled(read(file)) : []), ...bracketed(read(file))]
      .filter((id) => !defined.has(id))
      .map((id) => `${file}: ${id} is no clause; correct it, or add it to docs/spec.md`),
  );
  expect(strange).toEqual([]);
});

it('every clause is named by a test, or listed with the reason why none can', () => {
  expect(defined.size).toBeGreaterThan(90);
  const missing = [...defined].filter((id) => !proven.has(id) && !excused.includes(id));
  expect(missing.map((id) => `${id}: begin the title of a test with it`)).toEqual([]);
  const wrong = excused.filter((id) => proven.has(id) || !defined.has(id));
  expect(wrong.map((id) => `${id}: remove it from “Not proven by a test” in docs/spec.md`)).toEqual([]);
});
