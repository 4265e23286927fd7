import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { AppServices } from './lib/store';
import { App } from './app/App';
import { loadPage } from './app/pages';
import { loadLanguage } from './app/pageTexts';
import { pageAt, sitePaths, unlistedPaths, type PageName } from './app/routes';
import { makeStore } from './app/store';
import { HeadListener } from './components/Page';
import { arriveAt } from './router/navigate';
import { experimentOf } from './features/experiments/Experiment';
import { hasExperiment } from './features/lessons/experimentIds';
import { KeptLesson } from './features/lessons/KeptLesson';
import { isReadable, type LessonId } from './features/lessons/lessonIds';
import { lessonTexts } from './features/lessons/lessonTexts';
import { membersData } from './features/members/membersData';
import { plateNumber } from './features/videos/video';
import { videosData } from './features/videos/videosData';
import { selectVideoTexts, textOf } from './features/videos/videoTexts';
import { reportMissing, type Texts } from './i18n/makeI18n';
import { namespace, replaceTexts } from './i18n/texts';
import { languages, type Language } from './lib/language';
import { pathIn, paths, plainPath } from './lib/paths';
import { siteUrl } from './lib/site';

export { addTranscript } from './features/videos/player/transcripts';

/** Rendering must not need an outside world: whatever reaches for one fails the build. */
const noServices = {} as AppServices;

/** What no page shows. */
const keptTexts = namespace('kept', {
  es: () => import('../locales/es/kept.json'),
  en: () => import('../locales/en/kept.json'),
});

/** Texts that only one page has. */
const ownTexts: Partial<Record<PageName, string>> = {
  video: 'videoPage.ts',
  privacy: 'privacy.json',
  legal: 'legal.json',
  accessibility: 'accessibility.json',
  mailLink: 'links.json',
};

/** The last is a path that no page has: what it renders is the 404 page. */
const plainPaths = [...sitePaths, ...unlistedPaths, '/404'];

export const pages = languages.flatMap((language) =>
  plainPaths.map((plain) => ({ language, path: pathIn(language, plain), chunks: sourcesOf(plain, language) })),
);

/**
 * The HTML of a page: its head tags, and the root element with the page in it.
 * @throws when the page would show a key in place of a text
 */
export async function renderPage(path: string, language: Language) {
  const store = makeStore(noServices);
  store.dispatch(arriveAt(path, 'load', null));
  await loadPage(plainPath(path));
  let head = { title: '', description: '', isHidden: false };
  const texts = await loadLanguage(language, plainPath(path));
  const html = await withTexts(`${path} (${language})`, language, texts, async () => {
    const page = (
      <HeadListener value={(given) => (head = given)}>
        <div id="root">
          <App store={store} />
        </div>
      </HeadListener>
    );
    const { prelude } = await prerender(page, { progressiveChunkSize: Infinity });
    return new Response(prelude).text();
  });
  // React hoists the head tags of a page to before its first element.
  const start = html.indexOf('<div id="root">');
  return { ...head, tags: html.slice(0, start), root: html.slice(start) };
}

/** The HTML of a lesson to keep (B29), with the words of its video, without styles, and with its drawings at their addresses. */
export async function renderKept(id: LessonId, language: Language): Promise<string> {
  const lesson = await lessonTexts[id][language].load();
  const video = videosData.find((one) => one.id === id)!;
  const texts = { ...(await loadLanguage(language, paths.video(id))), ...(await keptTexts[language].load()) };
  return withTexts(`${id} to keep (${language})`, language, texts, (i18n) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <KeptLesson
          id={id}
          lesson={lesson}
          title={textOf(video, selectVideoTexts(i18n)).title}
          plate={i18n.t('videoCard:plate', { number: plateNumber(id) })}
          author={membersData.find((member) => member.id === video.authorIds[0])!.name}
          address={siteUrl + pathIn(language, paths.video(id))}
          hasExperiment={hasExperiment(id)}
        />
      </I18nextProvider>,
    ),
  );
}

/** Renders with these texts alone, as in a browser that has loaded no other page. */
async function withTexts(
  place: string,
  language: Language,
  texts: Texts,
  render: (i18n: i18n) => string | Promise<string>,
): Promise<string> {
  const missing = new Set<string>();
  const i18n = replaceTexts(language, texts);
  reportMissing(i18n, (key) => missing.add(key));
  const html = await render(i18n);
  for (const [key] of html.matchAll(/videoTexts:\w+/g)) missing.add(key);
  if (missing.size > 0) throw new Error(`${place} lacks the texts ${[...missing].join(', ')}`);
  return html;
}

/** The source files of what a page will ask for, by which the build knows their chunks. */
function sourcesOf(plain: string, language: Language): string[] {
  const { name, id } = pageAt(plain);
  const texts = `locales/${language}`;
  if (name === 'home') return [`${texts}/everyPage.ts`];
  const experiment = experimentOf(id);
  return [
    `${texts}/everyPage.ts`,
    `${texts}/otherPages.ts`,
    ...(ownTexts[name] ? [`${texts}/${ownTexts[name]}`] : []),
    `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`,
    ...(videosData.some((video) => video.id === id && video.videoUrl)
      ? ['src/features/videos/player/PlayableVideo.tsx']
      : []),
    ...(isReadable(id) ? ['src/features/lessons/Lesson.tsx', `locales/lessons/${id}/${language}.json`] : []),
    ...(experiment ? [`${texts}/${experiment.name}.json`] : []),
  ];
}
