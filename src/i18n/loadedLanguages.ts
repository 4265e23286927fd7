import type { i18n } from 'i18next';
import { languages, type Language } from '../lib/language';
import { fetchCode } from '../lib/online';
import { paths } from '../lib/paths';
import type { es } from './allTexts';
import { makeI18n, type Namespace, type Texts } from './makeI18n';

let loaded = new Map<Language, i18n>();
let loading = new Map<string, Promise<void>>();

/** Parcel's JSON modules have the file's keys directly, without `default`. */
const sources = {
  es: { first: () => import('../../locales/es/first.json'), rest: () => import('../../locales/es/rest.json') },
  en: { first: () => import('../../locales/en/first.json'), rest: () => import('../../locales/en/rest.json') },
};

/** Adds texts that are bundled with the calling code, such as those of a rarely opened page. */
export function addOwnTexts(area: keyof typeof es, texts: Record<Language, Texts>): void {
  for (const language of languages) addTexts(language, 'own', { [area]: texts[language] });
}

export function addTexts(language: Language, namespace: Namespace, texts: Texts): void {
  const instance = loaded.get(language);
  if (instance) instance.addResourceBundle(language, namespace, texts);
  else loaded.set(language, makeI18n(language, { [namespace]: texts }));
}

/** Fetches a page's texts once. Await it before the store changes to that page or language. */
export async function loadLanguage(language: Language, plainPath: string): Promise<void> {
  const needed = plainPath === paths.home ? (['first'] as const) : (['first', 'rest'] as const);
  await Promise.all(needed.map((namespace) => loadNamespace(language, namespace)));
}

function loadNamespace(language: Language, namespace: 'first' | 'rest'): Promise<void> {
  const name = `${language}.${namespace}`;
  const pending = loading.get(name);
  if (pending) return pending;
  const promise = fetchCode<Texts>(sources[language][namespace]).then((texts) => addTexts(language, namespace, texts));
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

if (process.env.NODE_ENV === 'development' && module.hot) {
  // Keeps the instances over a hot reload, because unchanged modules do not add their texts again.
  const { hot } = module;
  ({ loaded, loading } = (hot.data ?? { loaded, loading }) as { loaded: typeof loaded; loading: typeof loading });
  for (const name of loading.keys()) {
    const [language, namespace] = name.split('.') as [Language, 'first' | 'rest'];
    void sources[language][namespace]().then((texts) => addTexts(language, namespace, texts));
  }
  hot.dispose((data) => Object.assign(data, { loaded, loading }));
  hot.accept();
}
