import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sitePaths } from '../../../src/app/sitePaths';
import { languages } from '../../../src/lib/language';
import { jpegSize } from './jpegSize';
import { cards, markOf } from './cards';
import { readMarks } from './keepShareImages';
import { height, width } from './size';
import { wordsOf } from './words';

const publicFolder = path.resolve(__dirname, '../../../public');
const pages = cards();

it('B2 keeps for every page the picture that its words and its drawing make; after a change run `npm run draw`', () => {
  expect(readMarks()).toEqual(Object.fromEntries([...pages].map(([file, page]) => [file, markOf(page)])));
});

it('B2 keeps one picture a page and language, and no other', () => {
  expect(pages.size).toBe(sitePaths.length * languages.length);
  const kept = languages.flatMap((language) =>
    readdirSync(path.join(publicFolder, 'images/share', language)).map((name) => `images/share/${language}/${name}`),
  );
  expect(kept.sort()).toEqual([...pages.keys()].sort());
});

it.each([...pages.keys()])('B2 keeps %s at 1200 × 630 and at most 90 KB', (file) => {
  const picture = readFileSync(path.join(publicFolder, file));
  expect(jpegSize(picture)).toEqual({ width, height });
  expect(picture.length).toBeLessThanOrEqual(90_000);
});

it('B2 keeps all pictures within 4 MB', () => {
  const bytes = [...pages.keys()].reduce((sum, file) => sum + statSync(path.join(publicFolder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(4_000_000);
});

it.each(languages)('B2 says something of its own on every picture (%s)', (language) => {
  const titles = sitePaths.map((plain) => wordsOf(language, plain).title);
  expect(new Set(titles).size).toBe(sitePaths.length);
});

it('G8 draws the pictures without asking any host, and draws them the same way every time', () => {
  for (const page of pages.values()) {
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|<img/);
  }
  expect(cards()).toEqual(pages);
});
