import { useEffect, useState, useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import type { AppStore } from '../lib/store';
import { StoreRouter } from '../router/StoreRouter';
import { selectLoadFailure, selectPlainPath } from '../router/locationSlice';
import { useTexts } from '../i18n/texts';
import { useAppSelector, type RootState } from '../lib/store';
import { languages, type Language } from '../lib/language';
import { languageOf, pathIn, paths } from '../lib/paths';
import { selectToasts } from '../features/toasts/toastsSlice';
import { SiteLayout } from './SiteLayout';
import { pages } from './pages';
import { textsAt } from './pageTexts';
import { routes } from './routes';

export function App({ store, onMounted }: { store: AppStore; onMounted?: () => void }) {
  // What React hydrates later must still see the state that the HTML was made from.
  const [serverState] = useState(() => store.getState());
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <Provider store={store} serverState={serverState}>
      {/* The location lives in the store: docs/decisions/location-in-the-store.md. */}
      <StoreRouter>
        <LanguageProvider>
          <AppRoutes />
        </LanguageProvider>
      </StoreRouter>
    </Provider>
  );
}

/**
 * Each language has an instance of i18next whose language never changes, so that texts and `lang` change in one commit. The page before
 * stays until the texts are there that the state asks for, since all of this is deferred like the location.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const path = useDeferredValue(useAppSelector(selectPathOfTexts));
  const toastPath = useDeferredValue(useAppSelector(selectPathOfToasts));
  // A change of `lang` lays out the whole page: not before the texts change, which would do so again.
  useLayoutEffect(() => markLanguage(language), [language]);
  const i18n = useTexts(language, [...textsAt(path), ...textsAt(toastPath)]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** Also for screen readers, to which Firefox goes on naming the language of before: docs/decisions/language-of-elements.md. */
function markLanguage(language: Language): void {
  const html = document.documentElement;
  if (html.lang === language) return;
  html.lang = language;
  const root = document.getElementById('root');
  if (!root) return;
  // With two languages, the one that the document was loaded in needs no mark.
  if (root.lang) for (const name of ['lang', 'role']) root.removeAttribute(name);
  else {
    root.lang = language.toUpperCase();
    root.setAttribute('role', 'none');
  }
}

/** Where a page failed to load, its panel has the texts of every page. */
function selectPathOfTexts(state: RootState): string {
  return selectLoadFailure(state) ? paths.home : selectPlainPath(state);
}

/** A toast of the waitlist may stand on any page. */
function selectPathOfToasts(state: RootState): string {
  return selectToasts(state).some(({ titleKey }) => titleKey.startsWith('waitlist:')) ? paths.waitlist : paths.home;
}

const routesOfLanguages = languages.map((language) => ({
  path: pathIn(language, paths.home),
  element: <SiteLayout />,
  caseSensitive: true,
  children: routes.map(({ name, path, caseSensitive }) => {
    const { Component } = pages[name];
    return { path: pathIn(language, path), caseSensitive, element: <Component /> };
  }),
}));

export function AppRoutes() {
  return useRoutes(routesOfLanguages);
}
