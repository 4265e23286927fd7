import { readdirSync, readFileSync } from 'node:fs';
import { wordsOf } from '../../scripts/content/words';
import { sitePaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { iconsMark } from '../raster';
import { height, width } from './background';
import { cards, marksOf, readMarks } from './keepShareImages';

const pages = cards();
const pictures = [...pages.keys()].map((file) => ({ file, picture: readFileSync(`public/${file}`) }));

it('B2 icons and link previews are up to date; after a change run `npm run draw`', () => {
  expect(readMarks()).toEqual({ ...marksOf(pages), ...iconsMark() });
});

it('B2 there is one picture per page and language, and no other file', () => {
  expect(pages.size).toBe(sitePaths.length * languages.length);
  const kept = languages.flatMap((language) =>
    readdirSync(`public/images/share/${language}`).map((name) => `images/share/${language}/${name}`),
  );
  expect(kept.sort()).toEqual([...pages.keys()].sort());
});

/** Reads the size from the frame header of a JPEG. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (file[at + 1]! < 0xc0 || file[at + 1]! > 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}

it('B2 pictures have 1200 × 630 pixels, at most 90 KB each and 61 KB on average', () => {
  for (const { file, picture } of pictures) expect([file, jpegSize(picture)]).toEqual([file, { width, height }]);
  const sizes = pictures.map(({ picture }) => picture.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(90_000);
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThanOrEqual(61_000);
});

it.each(languages)('B2 every picture has a different title (%s)', (language) => {
  expect(new Set(sitePaths.map((plain) => wordsOf(language, plain).title)).size).toBe(sitePaths.length);
});

it('G8 drawing the pictures needs no network and gives the same result each time', () => {
  for (const page of pages.values()) {
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<link|<img/);
  }
  expect(cards()).toEqual(pages);
});
