import { createInstance, type i18n, type Resource } from 'i18next';
import { brand } from '../lib/site';
import type { Language } from '../lib/language';
import type { es } from './allTexts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof es };
  }
}

export type Texts = Resource[string][string];

/** The home page loads `first`, other pages also `rest`; `own` is bundled with its code. Keys are looked up in this order. */
const namespaces = ['first', 'rest', 'own'] as const;
export type Namespace = (typeof namespaces)[number];

/** One instance for each language, without `changeLanguage`: the page renders with the instance of the store's language. */
export function makeI18n(language: Language, texts: Partial<Record<Namespace, Texts>>): i18n {
  const [defaultNS, ...fallbackNS] = namespaces;
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    defaultNS,
    fallbackNS,
    fallbackLng: false,
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    // Components subscribe to no event but hot reload, because the language never changes.
    react: {
      useSuspense: false,
      bindI18n: '',
      bindI18nStore: process.env.NODE_ENV === 'development' ? 'added' : '',
    },
  });
  return instance;
}

/** Calls `report` for a missing text that has no `defaultValue`. */
export function reportMissing({ options }: i18n, report: (key: string) => void): void {
  options.parseMissingKeyHandler = (key, defaultValue?: string) => {
    if (defaultValue === undefined) report(key);
    return defaultValue ?? key;
  };
}
