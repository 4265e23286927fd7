import { act, screen, within } from '@testing-library/react';
import { readRevisions } from '../../scripts/content/lessons';
import { experimentIds, hasExperiment } from '../features/lessons/experimentIds';
import { TodayAndNotYet } from '../features/home/TodayAndNotYet';
import { lessonIds } from '../features/lessons/lessonIds';
import { newsOf } from '../features/news/news';
import { videosData } from '../features/videos/videosData';
import { formatDate, formatShortDate } from '../lib/format';
import { languages, type Language } from '../lib/language';
import { pathIn } from '../lib/paths';
import type { RootState } from '../lib/store';
import { arriveAt } from '../router/navigate';
import { loadPages, renderApp } from '../test/renderApp';
import { withVideo } from '../test/withVideo';

// Loaded up front: on a busy machine the lazy code takes long.
beforeAll(() => loadPages('/news'));

const texts = readRevisions();
const lastRevised = Object.values(texts)
  .map(({ date }) => date)
  .sort()
  .at(-1)!;
const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

/** The page as on that day. */
async function openOn(arrivedAt: string, language: Language = 'es', state?: Partial<RootState>) {
  const path = pathIn(language, '/news');
  const view = renderApp(undefined, { path, language, state });
  await screen.findByRole('heading', { level: 1, name: view.t('progress:news') });
  const { type, payload } = arriveAt(path, 'load', null);
  act(() => void view.store.dispatch({ type, payload: { ...payload, arrivedAt } }));
  return view;
}

it.each(languages)(
  'B31 shows each week with what was revised in it, which leads to its lesson (%s)',
  async (language) => {
    const state = withVideo({ videoUrl: '' });
    const { t } = await openOn(lastRevised, language, state);
    for (const { start, items } of newsOf(videosData, texts, lastRevised)) {
      const week = screen.getByRole('region', { name: t('news:week', { date: formatDate(start, language) }) });
      const shown = within(week).getAllByRole('listitem');
      expect(shown.map((item) => hrefOf(within(item).getByRole('link')))).toEqual(
        items.map(({ video }) => pathIn(language, `/video/${video.id}`)),
      );
      for (const [index, { video, kind, version, date }] of items.entries()) {
        const what = t(`news:${kind}`, { version, date: formatShortDate(date, language) });
        const rest = hasExperiment(video.id) ? ` · ${t('news:experiment')}` : '';
        expect(within(shown[index]!).getByText(what + rest)).toBeVisible();
      }
    }
  },
);

it.each([0, 1, 2, 30])('B31 says on the day of the visit how many weeks had no news (%s)', async (count) => {
  const instant = new Date(Date.parse(lastRevised) + count * 7 * 24 * 60 * 60 * 1000).toISOString();
  const { t } = await openOn(instant);
  const date = formatDate(instant, 'es');
  const said = count > 0 ? t('news:untilToday', { date, count }) : t('news:thisWeek', { date });
  expect(screen.getByText(said)).toBeVisible();
});

it('B31 tells of a published video, and of the weeks without news after it', async () => {
  const state = withVideo({ videoUrl: '/media/video3.mp4' });
  const { t } = await openOn(lastRevised, 'es', state);
  const weeks = newsOf(Object.values(state.videos!.entities), texts, lastRevised);
  const { start, quiet } = weeks.at(-1)!;
  const week = within(screen.getByRole('region', { name: t('news:week', { date: formatDate(start, 'es') }) }));
  expect(week.getByText(t('news:published', { date: formatShortDate('2024-01-03', 'es') }))).toBeVisible();
  expect(screen.getByText(t('news:quiet', { count: quiet }))).toBeVisible();
});

it.each(languages)('B31 offers the feed of the language, a file, and ends in a way to join (%s)', async (language) => {
  const { t } = await openOn(lastRevised, language);
  expect(hrefOf(screen.getByRole('link', { name: t('news:feed') }))).toBe(pathIn(language, '/feed.xml'));
  expect(within(screen.getByRole('main')).getByRole('link', { name: t('common:joinWaitlist') })).toBeVisible();
});

it.each([
  ['', 0],
  ['/media/video3.mp4', 1],
])(
  'B19 B31 counts the lessons where it says what exists, and leads to the page (video3 at %j)',
  async (videoUrl, videos) => {
    const state = withVideo({ videoUrl });
    const { t, user, store } = renderApp(<TodayAndNotYet />, { path: '/en', language: 'en', state });
    const date = formatShortDate(lastRevised, 'en');
    const written = lessonIds.length;
    const line = t('progress:line', {
      lessons: videosData.length,
      written,
      experiments: experimentIds.length,
      videos,
      date,
    });
    expect(screen.getByText(line, { exact: false })).toBeVisible();
    await user.click(screen.getByRole('link', { name: t('progress:news') }));
    expect(store.getState().location.path).toBe('/en/news');
  },
);
