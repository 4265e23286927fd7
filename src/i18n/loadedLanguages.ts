import { use } from 'react';
import type { i18n } from 'i18next';
import { languages, type Language } from '../lib/language';
import { loadable, type Loadable } from '../lib/loadable';
import { paths } from '../lib/paths';
import type { es } from './allTexts';
import { makeI18n, type Namespace, type Texts } from './makeI18n';

let loaded = new Map<Language, i18n>();

/** Parcel's JSON modules have the file's keys directly, without `default`. */
const sources = {
  es: { first: () => import('../../locales/es/first.json'), rest: () => import('../../locales/es/rest.json') },
  en: { first: () => import('../../locales/en/first.json'), rest: () => import('../../locales/en/rest.json') },
};

const parts: Partial<Record<string, Loadable<void>>> = {};

function partOf(language: Language, name: 'first' | 'rest'): Loadable<void> {
  const fetch: () => Promise<Texts> = sources[language][name];
  return (parts[language + name] ??= loadable(async () => addTexts(language, name, await fetch())));
}

/** Adds texts that are bundled with the calling code, such as those of a rarely opened page. */
export function addOwnTexts(area: keyof typeof es, own: Record<Language, Texts>): void {
  for (const language of languages) addTexts(language, 'own', { [area]: own[language] });
}

export function addTexts(language: Language, namespace: Namespace, added: Texts): void {
  const instance = loaded.get(language);
  if (instance) instance.addResourceBundle(language, namespace, added);
  else loaded.set(language, makeI18n(language, { [namespace]: added }));
}

const neededAt = (plainPath: string) =>
  plainPath === paths.home ? (['first'] as const) : (['first', 'rest'] as const);

/** Fetches a page's texts once. */
export async function loadLanguage(language: Language, plainPath: string): Promise<void> {
  await Promise.all(neededAt(plainPath).map((name) => partOf(language, name).load()));
}

/** Suspends the component that calls it until a page's texts are there. After a failure it asks again when it is rendered again. */
export function useTexts(language: Language, plainPath: string): i18n {
  const missing = neededAt(plainPath)
    .filter((name) => !loaded.get(language)?.hasResourceBundle(language, name))
    .map((name) => partOf(language, name));
  for (const { begin } of missing) begin();
  for (const { arrival } of missing) use(arrival);
  return i18nOf(language);
}

/** @throws when nothing of the language was loaded before. */
export function i18nOf(language: Language): i18n {
  const instance = loaded.get(language);
  if (!instance) throw new Error(`The texts of "${language}" are not loaded.`);
  return instance;
}

if (process.env.NODE_ENV === 'development' && module.hot) {
  // Keeps the instances over a hot reload, because unchanged modules do not add their texts again.
  const { hot } = module;
  ({ loaded } = (hot.data ?? { loaded }) as { loaded: typeof loaded });
  for (const [language, instance] of loaded) {
    for (const name of ['first', 'rest'] as const) {
      if (instance.hasResourceBundle(language, name)) void partOf(language, name).load();
    }
  }
  hot.dispose((data) => Object.assign(data, { loaded }));
  hot.accept();
}
