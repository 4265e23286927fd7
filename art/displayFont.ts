import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** The letters, digits and punctuation of both languages. */
export const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'áéíóúüñÁÉÍÓÚÜÑ¡¿«»“”‘’–—…·©ªº€×';

const fullFont = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2');

/** The display font with only these characters, which makes it a third smaller. */
export function displayFont(): Promise<Buffer> {
  return subsetFont(readFileSync(fullFont), characters, { targetFormat: 'woff2' });
}
