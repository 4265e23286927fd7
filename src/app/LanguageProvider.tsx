import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { selectLanguage } from '../router/locationSlice';
import { i18nOf } from '../i18n/loadedLanguages';
import { useAppSelector } from './hooks';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useDeferredValue(useAppSelector(selectLanguage));
  // Together with the texts, because a change of `lang` lays out the whole page.
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  return <I18nextProvider i18n={i18nOf(language)}>{children}</I18nextProvider>;
}
