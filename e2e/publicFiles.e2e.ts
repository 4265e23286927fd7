import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn, publicVersion } from '../scripts/build/publicVersion';
import { expect, test } from './support/test';

const dist = path.resolve(__dirname, '../dist');
const root = path.resolve(__dirname, '..');
const files = filesIn(path.join(root, 'public')).map((file) => `/${file}`);
const version = publicVersion(root);

test('U2 marks every address of a file of public/ that stands in the HTML, a manifest or the feed @wide', () => {
  const written = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => /\.(html|webmanifest|xml)$/.test(file));
  expect(written.length).toBeGreaterThan(70);
  const unmarked = written.flatMap((name) => {
    const text = readFileSync(path.join(dist, name), 'utf8');
    return files
      .filter((file) => text.replaceAll(`${file}?v=${version}`, '').includes(file))
      .map((file) => `${file} in ${name}`);
  });
  expect(unmarked).toEqual([]);
});
