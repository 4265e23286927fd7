import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../src/lib/language';
import { logo } from './logo';
import { palette } from '../scripts/content/palette';
import { drawing, element, group, path } from './svg';

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

function spanishFlag(): string {
  const red = element('rect', { width: 60, height: 40, fill: '#C8102E' });
  const yellow = element('rect', { y: 10, width: 60, height: 20, fill: '#FFC72C' });
  const shield = path('M15 15.5h7v6a3.5 3.5 0 0 1-7 0z', { fill: '#C8102E' });
  const crown = path('M15.4 14l-.6-3 2 1.3 1.7-2 1.7 2 2-1.3-.6 3z', { fill: '#A87B18' });
  return drawing(60, 40, red, yellow, shield, crown);
}

function britishFlag(): string {
  const field = element('rect', { width: 60, height: 40, fill: '#012169' });
  const diagonals = 'M0 0L60 40M60 0L0 40';
  const cross = 'M30 0V40M0 20H60';
  // The red diagonals are offset from the white ones, each quarter in its own direction.
  const offset =
    'M0 0L30 20H25.2L0 3.2ZM60 0H55.2L30 16.8V20H34.8L60 3.2ZM60 40L30 20H34.8L60 36.8ZM0 40H4.8L30 23.2V20H25.2L0 36.8Z';
  return drawing(
    60,
    40,
    field,
    group({ fill: 'none', stroke: '#FFF' }, path(diagonals, { 'stroke-width': 8 })),
    path(offset, { fill: '#C8102E' }),
    group(
      { fill: 'none' },
      path(cross, { stroke: '#FFF', 'stroke-width': 13 }),
      path(cross, { stroke: '#C8102E', 'stroke-width': 8 }),
    ),
  );
}
