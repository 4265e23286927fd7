import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { AppServices } from './app/services';
import { App } from './app/App';
import { keptLesson } from './app/keptLesson';
import { loadPage, pageNameOf } from './app/pages';
import { sitePaths, unlistedPaths } from './app/sitePaths';
import { makeStore } from './app/store';
import { preferenceDetected } from './router/locationSlice';
import { arriveAt } from './router/navigate';
import { isReadable, type LessonId } from './features/lessons/lessonIds';
import { videosData } from './features/videos/videosData';
import { addTexts, i18nOf } from './i18n/loadedLanguages';
import { allTexts } from './i18n/allTexts';
import { reportMissing } from './i18n/makeI18n';
import { defaultLanguage, languages, type Language } from './lib/language';
import { pathIn, paths, plainPath } from './lib/paths';

const refuse = (): never => {
  throw new Error('Nothing outside is reached while rendering at build time.');
};

/** The outside world of the build: rendering a page must not need one. */
export const refusingServices: AppServices = {
  waitlist: { preload: refuse, addSubscription: refuse, sendConfirmation: refuse, confirm: refuse, leave: refuse },
  addressBar: { push: refuse, replace: refuse, go: refuse },
  subtleCrypto: undefined,
  readBrowser: refuse,
  mailToken: refuse,
  draft: { keep: refuse, take: refuse },
  loadLanguage: refuse,
  loadPage: refuse,
  siteAnswers: refuse,
  networkBack: refuse,
  reload: refuse,
  rememberLanguage: refuse,
  scrollToCommunity: refuse,
};

export { addTranscript } from './features/videos/player/transcripts';

const missing = new Set<string>();
for (const language of languages) {
  addTexts(language, 'first', allTexts[language]);
  reportMissing(i18nOf(language), (key) => missing.add(key));
}

/** A path that no page has: what it renders is the 404 page. */
const unknownPath = '/404';

export const pages = languages.flatMap((language) =>
  [...sitePaths, ...unlistedPaths, unknownPath].map((plain) => ({
    language,
    path: pathIn(language, plain),
    chunks: sourcesOf(plain, language),
  })),
);

/** For a visitor who prefers another language at a plain address: the links keep it plain. No other address leads to these pages. */
export const othersAtPlainPaths = languages
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    [...sitePaths, ...unlistedPaths, unknownPath].map((plain) => ({
      language,
      path: plain,
      chunks: sourcesOf(plain, language),
    })),
  );

/**
 * The HTML of a page as it stands in `#root`, with its head tags in front.
 * @throws when the page would show a key in place of a text
 */
export async function renderPage(path: string, language: Language): Promise<string> {
  const store = makeStore(refusingServices);
  store.dispatch(preferenceDetected(language));
  store.dispatch(arriveAt(path, 'load', null));
  await loadPage(plainPath(path));
  return withAllTexts(`${path} (${language})`, async () => {
    const { prelude } = await prerender(<App store={store} />, { progressiveChunkSize: Infinity });
    return new Response(prelude).text();
  });
}

/** The HTML of a lesson to keep (B29), without styles, and with its drawings at their addresses. */
export async function renderKept(id: LessonId, language: Language): Promise<string> {
  return withAllTexts(`${id} to keep (${language})`, async () => renderToStaticMarkup(await keptLesson(id, language)));
}

async function withAllTexts(place: string, render: () => Promise<string>): Promise<string> {
  missing.clear();
  const html = await render();
  if (missing.size > 0) throw new Error(`${place} lacks the texts ${[...missing].join(', ')}`);
  return html;
}

function lessonSourcesOf(plain: string): string[] {
  const [, page, id = ''] = plain.split('/');
  if (page !== 'video' || !isReadable(id)) return [];
  return ['src/features/lessons/Lesson.tsx', `locales/lessons/${id}/texts.ts`];
}

/** The source files of what a page will ask for, by which the build knows their chunks. */
function sourcesOf(plain: string, language: Language): string[] {
  const name = pageNameOf(plain);
  const texts = `locales/${language}`;
  if (name === 'home') return [`${texts}/first.json`];
  const isPlayable = videosData.some(({ id, videoUrl }) => videoUrl && paths.video(id) === plain);
  return [
    `${texts}/first.json`,
    `${texts}/rest.json`,
    `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`,
    ...(isPlayable ? ['src/features/videos/player/PlayableVideo.tsx'] : []),
    ...lessonSourcesOf(plain),
  ];
}
