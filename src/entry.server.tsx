import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import type { AppServices } from './app/services';
import { App } from './app/App';
import { loadPage, pageNameOf } from './app/pages';
import { sitePaths, unlistedPaths } from './app/sitePaths';
import { makeStore } from './app/store';
import { HeadListener } from './components/Page';
import { arriveAt } from './router/navigate';
import { experimentIds } from './features/experiments/Experiment';
import { KeptLesson } from './features/lessons/KeptLesson';
import { isReadable, type LessonId } from './features/lessons/lessonIds';
import { lessons } from './features/lessons/ReadableLesson';
import { membersData } from './features/members/membersData';
import { plateNumber } from './features/videos/video';
import { videosData } from './features/videos/videosData';
import { textOf, type VideoTexts } from './features/videos/videoTexts';
import { addTexts, i18nOf } from './i18n/loadedLanguages';
import { allTexts } from './i18n/allTexts';
import { reportMissing } from './i18n/makeI18n';
import { languages, type Language } from './lib/language';
import { pathIn, paths, plainPath } from './lib/paths';
import { siteUrl } from './lib/site';

export { addTranscript } from './features/videos/player/transcripts';

/** Rendering must not need an outside world: whatever reaches for one fails the build. */
const noServices = {} as AppServices;

const missing = new Set<string>();
for (const language of languages) {
  addTexts(language, 'first', allTexts[language]);
  addTexts(language, 'rest', {});
  reportMissing(i18nOf(language), (key) => missing.add(key));
}

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
  const html = await withAllTexts(`${path} (${language})`, async () => {
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
  const i18n = i18nOf(language);
  const { texts } = await lessons[id].load();
  const video = videosData.find((one) => one.id === id)!;
  const videoTexts = (i18n.getResource(language, 'first', 'videoTexts') ?? {}) as VideoTexts;
  return withAllTexts(`${id} to keep (${language})`, () =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <KeptLesson
          id={id}
          lesson={texts[language]}
          title={textOf(video, videoTexts).title}
          plate={i18n.t('videos.card.plate', { number: plateNumber(id) })}
          author={membersData.find((member) => member.id === video.authorIds[0])!.name}
          address={siteUrl + pathIn(language, paths.video(id))}
          hasExperiment={experimentIds.includes(id)}
        />
      </I18nextProvider>,
    ),
  );
}

async function withAllTexts(place: string, render: () => string | Promise<string>): Promise<string> {
  missing.clear();
  const html = await render();
  if (missing.size > 0) throw new Error(`${place} lacks the texts ${[...missing].join(', ')}`);
  return html;
}

/** The source files of what a page will ask for, by which the build knows their chunks. */
function sourcesOf(plain: string, language: Language): string[] {
  const name = pageNameOf(plain);
  const texts = `locales/${language}`;
  if (name === 'home') return [`${texts}/first.json`];
  const video = videosData.find(({ id }) => paths.video(id) === plain);
  const page = `src/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
  return [
    `${texts}/first.json`,
    `${texts}/rest.json`,
    page,
    ...(video?.videoUrl ? ['src/features/videos/player/PlayableVideo.tsx'] : []),
    ...(video && isReadable(video.id)
      ? ['src/features/lessons/Lesson.tsx', `locales/lessons/${video.id}/texts.ts`]
      : []),
  ];
}
