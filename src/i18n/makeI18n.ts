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

/**
 * What is loaded in one piece: the home page needs `first` alone, all other pages `rest` too; `own` comes with the code that
 * shows it. A key is looked up in each of them in this order.
 */
const namespaces = ['first', 'rest', 'own'] as const;
export type Namespace = (typeof namespaces)[number];

/** One instance a language, never switched: the page renders with the instance of the language that the state names. */
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
    // An instance never changes its language, so components have no event to wait for but hot reload.
    react: {
      useSuspense: false,
      bindI18n: '',
      bindI18nStore: process.env.NODE_ENV === 'development' ? 'added' : '',
    },
  });
  return instance;
}

/** Calls `report` for a text that is missing, where a page would show its key. */
export function reportMissing({ options }: i18n, report: (key: string) => void): void {
  options.parseMissingKeyHandler = (key, given?: string) => {
    if (given === undefined) report(key);
    return given ?? key;
  };
}
