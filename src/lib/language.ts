export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

/** Whose usage each follows, for crawlers and for browsers in tests. */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Where the visitor's own choice of language is kept (I1). */
export const languageKey = 'i18nextLng';

/** Stored choice, then the browser's languages in their order, then Spanish (I1). */
export function detectLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const known = browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return known ?? defaultLanguage;
}
