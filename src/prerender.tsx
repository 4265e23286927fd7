import { prerender } from 'react-dom/static';
import { App } from './app/App';
import { loadPage } from './app/pages';
import { refusingServices } from './app/refusingServices';
import { sitePaths } from './app/sitePaths';
import { makeStore } from './app/store';
import { preferenceDetected } from './features/location/locationSlice';
import { arriveAt } from './features/location/navigate';
import { addLanguage } from './i18n/loadedLanguages';
import { en } from './i18n/en';
import { es } from './i18n/es';
import { languages, type Language } from './lib/language';
import { pathIn } from './lib/paths';

addLanguage('es', es);
addLanguage('en', en);

/** A path that no page has: what it renders is the 404 page. */
const unknownPath = '/404';

export const pages = languages.flatMap((language) =>
  [...sitePaths, unknownPath].map((plain) => ({ language, plain, path: pathIn(language, plain) })),
);

/** The HTML of a page as it stands in `#root`, with its head tags in front. */
export async function renderPage(path: string, language: Language): Promise<string> {
  const store = makeStore(refusingServices);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(path, 'load', null));
  await loadPage(path);
  const { prelude } = await prerender(<App store={store} />);
  return new Response(prelude).text();
}
