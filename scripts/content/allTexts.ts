import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resources } from '../../src/i18n/resources';
import { languages, type Language } from '../../src/lib/language';

/** All namespaces of each language, for what runs in Node; a page loads its own. */
export const allTexts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Record<
  Language,
  Resources
>;

function textsIn(language: Language): unknown {
  const folder = path.join(__dirname, '../../locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
  return Object.fromEntries(files.map((file) => [path.basename(file, '.json'), read(file)]));
}
