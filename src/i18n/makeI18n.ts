import { createInstance, type i18n, type Resource } from 'i18next';
import { brand } from '../lib/brand';
import type { Language } from '../lib/language';

/** One instance a language, never switched: the page renders with the instance of the language that the state names. */
export function makeI18n(language: Language, text: Resource[string][string]): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: text } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  });
  return instance;
}
