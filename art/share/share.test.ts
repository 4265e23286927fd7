import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../../scripts/content/words';
import { sitePaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { height, width } from './background';
import { cards, markOf, readMarks } from './keepShareImages';

const publicFolder = path.resolve(__dirname, '../../public');
const pages = cards();

/** Reads the size from the frame header of a JPEG. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('Not a JPEG');
}

it('B2 the link preview of every page is up to date; after a change run `npm run draw`', () => {
  expect(readMarks()).toEqual(Object.fromEntries([...pages].map(([file, page]) => [file, markOf(page)])));
});

it('B2 there is one picture per page and language, and no other file', () => {
  expect(pages.size).toBe(sitePaths.length * languages.length);
  const kept = languages.flatMap((language) =>
    readdirSync(path.join(publicFolder, 'images/share', language)).map((name) => `images/share/${language}/${name}`),
  );
  expect(kept.sort()).toEqual([...pages.keys()].sort());
});

it.each([...pages.keys()])('B2 %s has 1200 × 630 pixels and at most 90 KB', (file) => {
  const picture = readFileSync(path.join(publicFolder, file));
  expect(jpegSize(picture)).toEqual({ width, height });
  expect(picture.length).toBeLessThanOrEqual(90_000);
});

it('B2 the pictures have at most 61 KB on average', () => {
  const bytes = [...pages.keys()].reduce((sum, file) => sum + statSync(path.join(publicFolder, file)).size, 0);
  expect(bytes / pages.size).toBeLessThanOrEqual(61_000);
});

it.each(languages)('B2 every picture has a different title (%s)', (language) => {
  const titles = sitePaths.map((plain) => wordsOf(language, plain).title);
  expect(new Set(titles).size).toBe(sitePaths.length);
});

it('G8 drawing the pictures needs no network and gives the same result each time', () => {
  for (const page of pages.values()) {
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|<img/);
  }
  expect(cards()).toEqual(pages);
});
