import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { T } from '../i18n/makeI18n';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes, LanguageProvider } from '../app/App';
import { loadPage } from '../app/pages';
import { loadLanguage } from '../app/pageTexts';
import type { AppServices, RootState } from '../lib/store';
import { makeStore } from '../app/store';
import { StoreRouter } from '../router/StoreRouter';
import { arriveAt } from '../router/navigate';
import { i18nOf } from '../i18n/texts';
import { languages, type Language } from '../lib/language';
import { languageOf, pathIn, paths } from '../lib/paths';
import { fakeServices } from './fakeServices';

// As in a browser that has shown other pages: what they share does not suspend.
beforeAll(() => Promise.all(languages.map((language) => loadLanguage(language, paths.login))));

/** The code and the texts of pages, so that they do not suspend either. */
export async function loadPages(...plainPaths: string[]): Promise<void> {
  const texts = languages.flatMap((language) => plainPaths.map((path) => loadLanguage(language, path)));
  await Promise.all([...plainPaths.map(loadPage), ...texts]);
}

interface RenderOptions {
  path?: string;
  language?: Language;
  services?: Partial<AppServices>;
  state?: Partial<RootState>;
}

/** Renders the whole site at a path, or one piece of it, with the real store and fakes only at its services. */
export function renderApp(ui: ReactNode = <AppRoutes />, options: RenderOptions = {}) {
  const { path = '/', language = 'es', state } = options;
  const services = fakeServices(options.services);
  const store = makeStore(services, state);
  store.dispatch(arriveAt(language === languageOf(path) ? path : pathIn(language, path), 'load', null));
  const view = render(
    <Provider store={store}>
      <StoreRouter>
        <LanguageProvider>{ui}</LanguageProvider>
      </StoreRouter>
    </Provider>,
  );
  return { ...view, store, services, user: userEvent.setup(), t: asQueriesRead(i18nOf(language).t) };
}

/** What a screen reader reads out when it changes. It has no role: a status would be read by its kind, not by its words. */
export const liveRegions = (box: HTMLElement = document.body) => [
  ...box.querySelectorAll<HTMLElement>('[aria-live="polite"]'),
];

/** Names keep the no-break spaces of the page. */
export const named = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`);

/** Queries read a no-break space of the page as a space. */
function asQueriesRead(t: T): T {
  const read = (...of: Parameters<T>) => {
    const text: unknown = t(...of);
    return typeof text === 'string' ? text.replaceAll('\u00a0', ' ') : text;
  };
  return read as T;
}
