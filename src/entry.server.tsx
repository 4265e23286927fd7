import { prerender } from 'react-dom/static';
import { App } from './app/App';
import { loadPage, pageNameOf } from './app/pages';
import { refusingServices } from './app/refusingServices';
import { sitePaths, unlistedPaths } from './app/sitePaths';
import { makeStore } from './app/store';
import { preferenceDetected } from './router/locationSlice';
import { arriveAt } from './router/navigate';
import { addTexts } from './i18n/loadedLanguages';
import { en } from './i18n/en';
import { es } from './i18n/es';
import { languages, type Language } from './lib/language';
import { pathIn, plainPath } from './lib/paths';

addTexts('es', 'first', es);
addTexts('en', 'first', en);

/** A path that no page has: what it renders is the 404 page. */
const unknownPath = '/404';

export const pages = languages.flatMap((language) =>
  [...sitePaths, ...unlistedPaths, unknownPath].map((plain) => ({
    language,
    path: pathIn(language, plain),
    chunks: sourcesOf(plain, language),
  })),
);

/** For an English visitor at a plain address: the links keep it plain. No other address leads to these pages. */
export const englishAtPlainPaths = [...sitePaths, ...unlistedPaths, unknownPath].map((plain) => ({
  language: 'en' as const,
  path: plain,
  chunks: sourcesOf(plain, 'en'),
}));

/** The HTML of a page as it stands in `#root`, with its head tags in front. */
export async function renderPage(path: string, language: Language): Promise<string> {
  const store = makeStore(refusingServices);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(path, 'load', null));
  await loadPage(plainPath(path));
  const { prelude } = await prerender(<App store={store} />, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

/** The source files of what a page will ask for, by which the build knows their chunks. */
function sourcesOf(plain: string, language: Language): string[] {
  const name = pageNameOf(plain);
  const texts = `src/i18n/texts/${language}`;
  if (name === 'home') return [`${texts}First.ts`];
  return [`${texts}First.ts`, `${texts}Rest.ts`, `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`];
}
