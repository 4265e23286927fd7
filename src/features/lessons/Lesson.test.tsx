import { act, screen, within } from '@testing-library/react';
import { languages } from '../../lib/language';
import { formatDate } from '../../lib/format';
import { pathIn, paths } from '../../lib/paths';
import { renderApp } from '../../test/renderApp';
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { withVideo } from '../../test/withVideo';
import type { RootState } from '../../app/hooks';
import { loadPage } from '../../app/pages';
import { loadPlayer } from '../videos/VideoPlayer';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { allLessons } from './allLessons';
import { lessonIds } from './lessonIds';
import { partNames } from './LessonPart';
import { partRead } from './lessonsSlice';

const firstAuthor = videosData.find(({ id }) => id === 'video17')!.authorIds[0];
const author = membersData.find(({ id }) => id === firstAuthor)!.name;

// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => Promise.all(lessonIds.map((id) => loadPage(paths.video(id)))));

async function open(id: string, language: (typeof languages)[number] = 'es', state?: Partial<RootState>) {
  const view = renderApp(undefined, { path: pathIn(language, paths.video(id)), language, state });
  await screen.findByRole('heading', { level: 1 });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const lesson = () => region(view.t('lesson.title'));
  const part = (name: (typeof partNames)[number]) => region(view.t(`lesson.parts.${name}`));
  return { ...view, lesson, part };
}

it('B14 shows steps with their drawings, the opinion as such, sources with their dates, and the version', async () => {
  const { part, t } = await open('video17', 'en');
  const { steps, opinion, sources, version, date } = allLessons.video17.en;
  const drawings = part('steps').getAllByRole('img');
  expect(drawings.map((image) => [image.getAttribute('alt'), image.getAttribute('src')?.split('?')[0]])).toEqual(
    steps.map(({ drawing }, index) => [drawing, `/images/lessons/video17-${index + 1}.svg`]),
  );
  const name = part('limits').getByRole('figure').textContent;
  expect(name).toContain(t('lesson.opinion', { name: author }) + opinion);
  const inSources = part('sources');
  const links = inSources.getAllByRole('link').slice(0, sources.length);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sources.map(({ url }) => url));
  for (const { publisher, year, consulted } of sources) {
    const said = { publisher, year: String(year), date: formatDate(consulted, 'en') };
    expect(inSources.getByText(t('lesson.source', said))).toBeInTheDocument();
  }
  expect(inSources.getByText(t('lesson.version', { version, date: formatDate(date, 'en') }))).toBeInTheDocument();
  const report = inSources.getByRole('link', { name: t('lesson.reportByPrivacy') });
  expect(report.getAttribute('href')?.split('?')[0]).toBe('/en/privacy');
});

it('B14 says that it is no financial advice where money is near, and only there', async () => {
  for (const id of lessonIds) {
    const { lesson, t, unmount } = await open(id);
    const note = lesson().queryByText(t('lesson.notAdvice'));
    expect({ id, isSaid: note !== null }).toEqual({ id, isSaid: allLessons[id].es.money });
    unmount();
  }
});

it('B14 B8 counts a part once its end comes into sight, and none that was in sight before', async () => {
  const tell: IntersectionObserverCallback[] = [];
  const ends = [{ target: { dataset: { endOf: 'video10-scene' } }, isIntersecting: true }];
  const see = () => act(() => tell[0]!(ends as unknown as IntersectionObserverEntry[], {} as IntersectionObserver));
  const fake = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
  const created = jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell.push(callback);
    return fake;
  });
  const { store } = await open('video10');
  see();
  expect(store.getState().lessons.readParts).toEqual([]);
  see();
  expect(store.getState().lessons.readParts).toEqual(['video10-scene']);
  created.mockRestore();
});

it('B14 counts the parts of this lesson alone, and has another title beside a finished video', async () => {
  const store = makeStore(fakeServices());
  for (const part of ['video3-scene', 'video3-limits', 'video10-scene']) store.dispatch(partRead(part));
  await loadPlayer({});
  const state = { lessons: store.getState().lessons, ...withVideo({ videoUrl: '/media/video3.mp4' }) };
  const { t } = await open('video3', 'en', state);
  expect(screen.getByText(t('lesson.progress', { read: 2, parts: partNames.length }))).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'The lesson in writing' })).toBeInTheDocument();
});
