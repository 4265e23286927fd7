import { allTexts } from '../../scripts/content/allTexts';
import { makeI18n } from '../../src/i18n/makeI18n';
import { languages, type Language } from '../../src/lib/language';
import { pathIn } from '../../src/lib/paths';

export const texts = Object.fromEntries(
  languages.map((language) => [language, makeI18n(language, { ...allTexts[language] })]),
) as Record<Language, ReturnType<typeof makeI18n>>;

/** The address of a page in a language, with what may stand behind its path. */
export function addressIn(language: Language, plainPath: string): string {
  const [path = '/', query] = plainPath.split('?');
  return pathIn(language, path) + (query ? `?${query}` : '');
}
