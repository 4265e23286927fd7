import { languages } from '../src/lib/language';
import { handDrawn } from './handDrawn';
import { logo } from './logo';

/** All small drawings in one file, so that a page loads only one: the hand-drawn ones, the logo and the flags. */
export function sprite(): string {
  const flags = languages.map((language) => symbol(`flag-${language}`, handDrawn(`flags/${language}.svg`)));
  return handDrawn('figures.svg').replace('</svg>', `${[symbol('logo', logo()), ...flags].join('\n')}\n</svg>`);
}

/** The hand-drawn figures take the colour of the page's text; logo and flags have their own colours. */
function symbol(id: string, drawing: string): string {
  const viewBox = /viewBox="[^"]+"/.exec(drawing)?.[0] ?? '';
  const content = drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<symbol id="${id}" ${viewBox} fill="none" stroke="none">${content}</symbol>`;
}
