import { useDeferredValue, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { selectLanguage } from '../features/location/locationSlice';
import { i18nOf } from '../i18n/loadedLanguages';
import { useAppSelector } from './hooks';

export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useDeferredValue(useAppSelector(selectLanguage));
  return <I18nextProvider i18n={i18nOf(language)}>{children}</I18nextProvider>;
}
