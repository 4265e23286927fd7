import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../src/lib/language';
import { britishFlag, spanishFlag } from './flags';
import { logo } from './logo';
import { palette } from '../scripts/content/palette';

/** The file names colours of the palette: `fill="{sol}"`. */
const drawnByHand = readFileSync(join(__dirname, 'figures.svg'), 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => {
  const colour = (palette as Record<string, string>)[name];
  if (!colour) throw new Error(`figures.svg names the colour "${name}", which palette.ts does not have.`);
  return colour;
});

const flags: Record<Language, () => string> = { es: spanishFlag, en: britishFlag };

/** All small drawings in one file, so that a page loads only one: the hand-drawn ones, the logo and the flags. */
export function sprite(): string {
  const marks = [symbol('logo', logo()), ...languages.map((language) => symbol(`flag-${language}`, flags[language]()))];
  return drawnByHand.replace('</svg>', `${marks.join('\n')}\n</svg>`);
}

/** The hand-drawn figures take the colour of the page's text; logo and flags have their own colours. */
function symbol(id: string, drawing: string): string {
  const viewBox = /viewBox="[^"]+"/.exec(drawing)?.[0] ?? '';
  const content = drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<symbol id="${id}" ${viewBox} fill="none" stroke="none">${content}</symbol>`;
}
