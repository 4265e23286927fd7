import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { brand } from '../src/lib/site';
import { allTexts } from '../scripts/content/allTexts';
import { colourOf } from '../src/styles/colourOf';
import stars from '../src/styles/stars.json';

const letters = [...new Set(JSON.stringify(allTexts).match(/\p{L}/gu))];

/** Digits, punctuation, and the letters of all languages. */
export const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  '\u00a0¡¿«»“”‘’–—…·©ªº€×üÜ' +
  letters.map((letter) => letter.toLowerCase() + letter.toUpperCase()).join('');

const fullFont = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2');

/** The display font with only these characters, which makes it a third smaller. */
export function displayFont(): Promise<Buffer> {
  return subsetFont(readFileSync(fullFont), characters, { targetFormat: 'woff2' });
}

/** Where the mails find it, from the root of the repository. */
export const mailBrandFile = 'supabase/functions/_shared/brand.ts';

function colours(medium: 'screen' | 'mailByDay') {
  return {
    page: colourOf(medium, 'surface'),
    surface: colourOf(medium, 'surface-card'),
    line: colourOf(medium, 'border'),
    ink: colourOf(medium, 'text'),
    muted: colourOf(medium, 'text-muted'),
    link: colourOf(medium, 'accent'),
  };
}

/** The name and the colours for the mails: a copy, because Supabase publishes the folder of the functions alone. */
export function mailBrand(): string {
  const exported = {
    brand,
    day: colours('mailByDay'),
    night: colours('screen'),
    onAccent: colourOf('screen', 'on-accent'),
    stars: Object.values(stars),
  };
  const lines = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `// Made by \`npm run draw\` from src/lib/site.ts, src/styles/tokens.json and src/styles/stars.json.\n\n${lines.join('\n')}`;
}
