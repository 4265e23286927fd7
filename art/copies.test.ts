import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { allTexts } from '../src/i18n/allTexts';
import { characters, displayFont, mailBrand, mailBrandFile } from './copies';
import { iconsMark, readIconsMark } from './raster';

it('I1 the display font has every character of the texts', () => {
  const texts = JSON.stringify([allTexts, membersData.map(({ name }) => name), videosData]);
  const missing = [...new Set(texts)].filter((character) => !characters.includes(character));
  expect(missing.join('')).toBe('');
});

it('I1 the font file is up to date; after a change run `npm run draw`', async () => {
  const kept = readFileSync(join(__dirname, '../src/styles/fraunces-600.woff2'));
  expect(kept.equals(await displayFont())).toBe(true);
});

it('B4 the mails have the name and the colours of the site; after a change run `npm run draw`', () => {
  expect(readFileSync(join(__dirname, '..', mailBrandFile), 'utf8')).toBe(mailBrand());
});

it('B2 the icons are up to date; after a change run `npm run draw`', () => {
  expect(readIconsMark()).toEqual(iconsMark());
});
