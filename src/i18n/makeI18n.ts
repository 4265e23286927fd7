import { createInstance, type i18n, type Resource } from 'i18next';
import { brand } from '../lib/site';
import type { Language } from '../lib/language';
import type { Resources } from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}

/** Translates a key of any namespace: `waitlist:title`. */
export type T = i18n['t'];

/** Namespaces by their name. */
export type Texts = Resource[string];

/** One instance for each language, without `changeLanguage`: the page renders with the instance of the store's language. */
export function makeI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    // A copy, because i18next adds other namespaces to this object, which may be a module.
    resources: { [language]: { ...texts } },
    defaultNS: 'common',
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
  options.appendNamespaceToMissingKey = true;
  options.parseMissingKeyHandler = (key, defaultValue?: string) => {
    if (defaultValue === undefined) report(key);
    return defaultValue ?? key;
  };
}
