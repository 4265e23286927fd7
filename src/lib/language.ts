export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
