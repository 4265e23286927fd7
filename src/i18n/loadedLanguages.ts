import type { i18n, Resource } from 'i18next';
import type { Language } from '../lib/language';
import { makeI18n } from './makeI18n';

const loaded = new Map<Language, i18n>();

export function addLanguage(language: Language, text: Resource[string][string]): void {
  if (!loaded.has(language)) loaded.set(language, makeI18n(language, text));
}

/** Fetches a language's text once. Await it before the state names the language. */
export async function loadLanguage(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  addLanguage(language, language === 'es' ? (await import('./es')).es : (await import('./en')).en);
}

/** @throws when the language was not loaded before. */
export function i18nOf(language: Language): i18n {
  const instance = loaded.get(language);
  if (!instance) throw new Error(`The texts of "${language}" are not loaded.`);
  return instance;
}
