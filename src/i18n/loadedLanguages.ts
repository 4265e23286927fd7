import type { i18n } from 'i18next';
import { languages, type Language } from '../lib/language';
import { fetchCode } from '../lib/online';
import { paths } from '../lib/paths';
import type { es } from './allTexts';
import { makeI18n, type Namespace, type Texts } from './makeI18n';

let loaded = new Map<Language, i18n>();
let loading = new Map<string, Promise<void>>();

const sources = {
  es: { first: () => import('./texts/esFirst'), rest: () => import('./texts/esRest') },
  en: { first: () => import('./texts/enFirst'), rest: () => import('./texts/enRest') },
} satisfies Record<Language, object>;

/** Adds texts that the code which calls this brings along, such as those of a page that few people open. */
export function addOwnTexts(area: keyof typeof es, texts: Record<Language, Texts>): void {
  for (const language of languages) addTexts(language, 'own', { [area]: texts[language] });
}

export function addTexts(language: Language, namespace: Namespace, texts: Texts): void {
  const instance = loaded.get(language);
  if (instance) instance.addResourceBundle(language, namespace, texts);
  else loaded.set(language, makeI18n(language, { [namespace]: texts }));
}

/** Fetches, once, what a page needs in a language. Await it before the state names them. */
export async function loadLanguage(language: Language, plainPath: string): Promise<void> {
  const needed = plainPath === paths.home ? (['first'] as const) : (['first', 'rest'] as const);
  await Promise.all(needed.map((namespace) => loadNamespace(language, namespace)));
}

function loadNamespace(language: Language, namespace: 'first' | 'rest'): Promise<void> {
  const name = `${language}.${namespace}`;
  const begun = loading.get(name);
  if (begun) return begun;
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
  // Runs again when a text changes; what is loaded stays, also for files that do not run again.
  const { hot } = module;
  ({ loaded, loading } = (hot.data ?? { loaded, loading }) as { loaded: typeof loaded; loading: typeof loading });
  for (const name of loading.keys()) {
    const [language, namespace] = name.split('.') as [Language, 'first' | 'rest'];
    void sources[language][namespace]().then((texts) => addTexts(language, namespace, texts));
  }
  hot.dispose((data) => Object.assign(data, { loaded, loading }));
  hot.accept();
}
