import type { i18n, Resource } from 'i18next';
import type { Language } from '../lib/language';
import { fetchCode } from '../lib/online';
import { paths } from '../lib/paths';
import { makeI18n } from './makeI18n';

type Texts = Resource[string][string];
type Part = 'first' | 'rest';

const loaded = new Map<Language, i18n>();
const loading = new Map<string, Promise<void>>();

/** The home page needs the first part only; every other page needs both. */
const sources: Record<Language, Record<Part, () => Promise<Texts>>> = {
  es: {
    first: async () => (await import('./texts/esFirst')).esFirst,
    rest: async () => (await import('./texts/esRest')).esRest,
  },
  en: {
    first: async () => (await import('./texts/enFirst')).enFirst,
    rest: async () => (await import('./texts/enRest')).enRest,
  },
};

export function addTexts(language: Language, texts: Texts): void {
  const instance = loaded.get(language);
  if (instance) instance.addResourceBundle(language, 'translation', texts, true);
  else loaded.set(language, makeI18n(language, texts));
}

/** Fetches, once, what a page needs in a language. Await it before the state names them. */
export async function loadLanguage(language: Language, plainPath: string): Promise<void> {
  const parts: Part[] = plainPath === paths.home ? ['first'] : ['first', 'rest'];
  await Promise.all(parts.map((part) => loadPart(language, part)));
}

function loadPart(language: Language, part: Part): Promise<void> {
  const name = `${language}.${part}`;
  const begun = loading.get(name);
  if (begun) return begun;
  const promise = fetchCode(sources[language][part]).then((texts) => addTexts(language, texts));
  loading.set(name, promise);
  promise.catch(() => loading.delete(name));
  return promise;
}

/** @throws when nothing of the language was loaded before. */
export function i18nOf(language: Language): i18n {
  const instance = loaded.get(language);
  if (!instance) throw new Error(`The texts of "${language}" are not loaded.`);
  return instance;
}
