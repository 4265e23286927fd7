import { act, screen, within } from '@testing-library/react';
import { navigate } from '../../router/navigate';
import { languages } from '../../lib/language';
import { formatDate } from '../../lib/format';
import { pathIn, paths } from '../../lib/paths';
import { renderApp } from '../../test/renderApp';
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import type { RootState } from '../../app/hooks';
import { loadPage } from '../../app/pages';
import { loadPlayer } from '../videos/player/LazyPlayer';
import { allLessons } from './allLessons';
import { lessonIds } from './lessonIds';
import { partNames } from './LessonPart';
import { partRead } from './lessonsSlice';

/** Browsers tell which elements come into sight; here a test does. */
const observers: FakeObserver[] = [];

class FakeObserver {
  targets: Element[] = [];
  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    this.targets = [];
  }
  tell(seen: (end: string) => boolean) {
    const entries = this.targets.map((target) => ({
      target,
      isIntersecting: seen((target as HTMLElement).dataset.endOf ?? ''),
    }));
    this.callback(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

const { IntersectionObserver: real } = window;
beforeEach(() => {
  observers.length = 0;
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => Promise.all([...lessonIds, 'video20'].map((id) => loadPage(paths.video(id)))));
afterAll(() => Object.assign(window, { IntersectionObserver: real }));

async function open(id: string, language: (typeof languages)[number] = 'es', state?: Partial<RootState>) {
  const view = renderApp(undefined, { path: pathIn(language, paths.video(id)), language, state });
  await screen.findByRole('heading', { level: 1 });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const lesson = () => region(view.t('lesson.title'));
  const part = (name: (typeof partNames)[number]) => region(view.t(`lesson.parts.${name}`));
  const contents = () => within(lesson().getByRole('navigation', { name: view.t('lesson.contents') }));
  return { ...view, lesson, part, contents };
}

describe.each(languages)('in %s', (language) => {
  it('B14 shows every text of a lesson, in the order in which it is read', async () => {
    const { lesson, t } = await open('video10', language);
    const text = allLessons.video10[language];
    expect(lesson().getByRole('heading', { level: 2, name: t('lesson.title') })).toBeInTheDocument();
    const headings = lesson().getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(partNames.map((name) => t(`lesson.parts.${name}`)));
    const said = screen.getByRole('region', { name: t('lesson.title') }).textContent ?? '';
    const expected = [
      text.summary,
      ...text.scene,
      ...text.steps.flatMap((step) => [step.title, step.text]),
      ...text.limits.flatMap((limit) => [limit.title, limit.text]),
      text.opinion,
      ...text.tryIt,
      ...text.questions.flatMap(({ question, answer }) => [question, answer]),
      ...text.terms.map((term) => t(`glossary.${term}.meaning`)),
      ...text.sources.flatMap(({ title, supports }) => [title, supports]),
    ];
    expect(expected.filter((one) => !said.includes(one))).toEqual([]);
    const places = expected.map((one) => said.indexOf(one));
    expect(places.at(0)).toBeLessThan(places.at(-1)!);
  });

  it('B14 shows each step with its drawing, told in words', async () => {
    const { part } = await open('video9', language);
    const { steps } = allLessons.video9[language];
    const drawings = part('steps').getAllByRole('img');
    expect(drawings.map((image) => image.getAttribute('alt'))).toEqual(steps.map(({ drawing }) => drawing));
    expect(drawings.map((image) => image.getAttribute('src')?.split('?')[0])).toEqual(
      [1, 2, 3].map((step) => `/images/lessons/video9-${step}.svg`),
    );
  });

  it('B14 leads to each source, and says who published it, when, and when it was consulted', async () => {
    const { part, t } = await open('video17', language);
    const { sources } = allLessons.video17[language];
    const links = part('sources').getAllByRole('link').slice(0, sources.length);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sources.map(({ url }) => url));
    for (const { publisher, year, consulted } of sources) {
      const date = formatDate(consulted, language);
      expect(
        part('sources').getByText(t('lesson.source', { publisher, year: String(year), date })),
      ).toBeInTheDocument();
    }
  });

  it('B14 says which version it is, that no outside expert reviewed it, and whom to tell of an error', async () => {
    const { part, t } = await open('video5', language);
    const { version, date } = allLessons.video5[language];
    const said = t('lesson.version', { version, date: formatDate(date, language) });
    expect(part('sources').getByText(said)).toBeInTheDocument();
    const report = part('sources').getByRole('link', { name: t('lesson.reportByPrivacy') });
    expect(report.getAttribute('href')?.split('?')[0]).toBe(pathIn(language, paths.privacy));
  });

  it('B14 says that it is no financial advice where money is near, and only there', async () => {
    for (const id of lessonIds) {
      const { lesson, t, unmount } = await open(id, language);
      const note = lesson().queryByText(t('lesson.notAdvice'));
      expect({ id, isSaid: note !== null }).toEqual({ id, isSaid: allLessons[id][language].money });
      unmount();
    }
  });
});

it('B14 tells the opinion of the first author as an opinion of theirs', async () => {
  const { part, t } = await open('video19', 'en');
  const figure = part('limits').getByRole('figure');
  expect(figure).toHaveTextContent(t('lesson.opinion', { name: 'Vega' }) + allLessons.video19.en.opinion);
});

it('B14 keeps the answers folded until they are asked for', async () => {
  const { part } = await open('video11', 'en');
  const { question, answer } = allLessons.video11.en.questions[0]!;
  expect(part('questions').getByText(answer)).not.toBeVisible();
  expect(part('questions').getByText(question).closest('details')).not.toHaveAttribute('open');
});

it('B14 moves to a part from the contents, with the focus', async () => {
  const { contents, user, t } = await open('video10');
  await user.click(contents().getByRole('button', { name: t('lesson.parts.limits') }));
  expect(screen.getByRole('heading', { level: 3, name: t('lesson.parts.limits') })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('B14 B8 keeps in the store which parts were scrolled through, and none that were in sight before', async () => {
  const { contents, store, t } = await open('video10');
  const total = { parts: partNames.length };
  const [observer] = observers;
  act(() => observer!.tell(() => true));
  expect(store.getState().lessons.readParts).toEqual([]);
  expect(contents().getByText(t('lesson.progress', { read: 0, ...total }))).toHaveClass('invisible');
  act(() => observer!.tell((end) => end === 'video10-scene'));
  expect(store.getState().lessons.readParts).toEqual(['video10-scene']);
  expect(contents().getByText(t('lesson.progress', { read: 1, ...total }))).not.toHaveClass('invisible');
});

it('B14 counts the parts of this lesson alone', async () => {
  const store = makeStore(fakeServices());
  for (const part of ['video10-scene', 'video10-limits', 'video3-scene']) store.dispatch(partRead(part));
  const { contents, t } = await open('video10', 'en', { lessons: store.getState().lessons });
  expect(contents().getByText(t('lesson.progress', { read: 2, parts: partNames.length }))).toBeInTheDocument();
});

it('B14 has another title beside a finished video', async () => {
  const { videos } = makeStore(fakeServices()).getState();
  const playable = { ...videos.entities.video3!, videoUrl: '/media/video3.mp4' };
  await loadPlayer(playable);
  const entities = { ...videos.entities, video3: playable };
  await open('video3', 'en', { videos: { ...videos, entities } });
  expect(screen.getByRole('heading', { level: 2, name: 'The lesson in writing' })).toBeInTheDocument();
});

it('B14 goes from a lesson to another, and to a video without one', async () => {
  const { store, t } = await open('video17');
  await act(() => store.dispatch(navigate('/video/video19')));
  expect(await screen.findByText(allLessons.video19.es.summary)).toBeInTheDocument();
  await act(() => store.dispatch(navigate('/video/video20')));
  await screen.findByRole('navigation', { name: t('video.order') });
  expect(screen.queryByRole('region', { name: t('lesson.title') })).not.toBeInTheDocument();
});
