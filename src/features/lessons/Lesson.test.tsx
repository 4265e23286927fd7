import { act, screen, waitFor, within } from '@testing-library/react';
import { lessonIn } from '../../../scripts/content/lessons';
import { videoTextIn } from '../../../scripts/content/texts';
import { languages } from '../../lib/language';
import { formatDate } from '../../lib/format';
import { pathIn, paths } from '../../lib/paths';
import { fakeSight } from '../../test/fakeSight';
import { liveRegions, loadPages, renderApp } from '../../test/renderApp';
import { withVideo } from '../../test/withVideo';
import type { RootState } from '../../lib/store';
import { detailsToggled } from '../layout/layoutSlice';
import { loadPlayer } from '../videos/VideoPlayer';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { lessonIds, minutesToRead } from './lessonIds';
import { partNames } from './lessonIds';
import { answerChosen, partRead } from './lessonsSlice';

const firstAuthor = videosData.find(({ id }) => id === 'video17')!.authorIds[0];
const author = membersData.find(({ id }) => id === firstAuthor)!.name;

const hrefOf = (link: HTMLElement) => link.getAttribute('href')?.split('?')[0];

// Their code would come in its own time, and a busy machine takes long.
beforeAll(() => loadPages(...lessonIds.map(paths.video)));

async function open(id: string, language: (typeof languages)[number] = 'es', state?: Partial<RootState>) {
  const view = renderApp(undefined, { path: pathIn(language, paths.video(id)), language, state });
  await screen.findByRole('heading', { level: 1 });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const lesson = () => region(view.t('lesson:title'));
  const part = (name: (typeof partNames)[number]) => region(view.t(`lesson:parts.${name}`));
  return { ...view, region, lesson, part };
}

it('B14 shows steps with their drawings, the opinion as such, sources with their dates, and the version', async () => {
  const { part, t } = await open('video17', 'en');
  const { steps, opinion, sources, version, date } = lessonIn('en', 'video17');
  const drawings = part('steps').getAllByRole('img');
  expect(drawings.map((image) => [image.getAttribute('alt'), image.getAttribute('src')?.split('?')[0]])).toEqual(
    steps.map(({ drawing }, index) => [drawing, `/images/lessons/video17-${index + 1}.svg`]),
  );
  const name = part('limits').getByRole('figure').textContent;
  expect(name).toContain(t('lesson:opinion', { name: author }) + opinion);
  const inSources = part('sources');
  const links = inSources.getAllByRole('link').slice(0, sources.length);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sources.map(({ url }) => url));
  for (const { publisher, year, consulted } of sources) {
    const said = { publisher, year: String(year), date: formatDate(consulted, 'en') };
    expect(inSources.getByText(t('lesson:source', said))).toBeInTheDocument();
  }
  expect(inSources.getByText(t('lesson:version', { version, date: formatDate(date, 'en') }))).toBeInTheDocument();
  expect(hrefOf(inSources.getByRole('link', { name: t('lesson:reportByPrivacy') }))).toBe('/en/privacy');
});

it('B14 marks the titles of sources that are in another language', async () => {
  const { part } = await open('video6');
  const links = part('sources').getAllByRole('link').slice(0, 5);
  expect(links.map(({ lang }) => lang)).toEqual(['', 'en', 'en', '', '']);
});

it('B14 says that it is no financial advice where money is near, and only there', async () => {
  const money = lessonIds.map((id) => lessonIn('es', id).money);
  for (const isNear of [true, false]) {
    const { lesson, t, unmount } = await open(lessonIds[money.indexOf(isNear)]!);
    expect(lesson().queryByText(t('lesson:notAdvice')) !== null).toBe(isNear);
    unmount();
  }
});

it('B8 unfolds and folds a lesson and its experiment as the store says, each part by a name of its own', async () => {
  const { store } = await open('video3');
  await screen.findAllByRole('img', { name: /^[0-9a-f]{8}$/ });
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.lesson details:not(.lesson-answer)')];
  for (const fold of folds) fold.open = true;
  await waitFor(() => expect(store.getState().layout.openDetails).toHaveLength(folds.length));
  const { openDetails } = store.getState().layout;
  act(() => openDetails.forEach((id) => void store.dispatch(detailsToggled({ id, isOpen: false }))));
  expect(folds.filter((fold) => fold.open)).toEqual([]);
});

it('B24 marks in the contents the part in the middle of the window, once the visitor has scrolled', async () => {
  const { report, created } = fakeSight();
  const { t } = await open('video10');
  const parts = [...document.querySelectorAll('[data-end-of]')].map((end) => end.parentElement!);
  // The third begins above the middle of the window, the fourth below.
  for (const [place, part] of parts.entries())
    part.getBoundingClientRect = () => ({ top: (place - 2.2) * window.innerHeight }) as DOMRect;
  const current = () => screen.queryByRole('button', { current: 'location' });
  const scrolled = [{ target: parts[1], isIntersecting: false }];
  report(1, scrolled);
  expect(current()).toBeNull();
  report(1, scrolled);
  expect(current()).toHaveTextContent(t('lesson:parts.limits'));
  created.mockRestore();
});

it('B14 B8 counts a part once its end has been in sight for a second, and none that was in sight before', async () => {
  const { report, created } = fakeSight();
  const ends = [{ target: { dataset: { endOf: 'video10-scene' } }, isIntersecting: true }];
  const see = () => report(0, ends);
  const { store } = await open('video10');
  jest.useFakeTimers();
  see();
  act(() => jest.advanceTimersByTime(5000));
  see();
  act(() => jest.advanceTimersByTime(900));
  ends[0]!.isIntersecting = false;
  see();
  act(() => jest.advanceTimersByTime(5000));
  expect(store.getState().lessons.readParts).toEqual([]);
  ends[0]!.isIntersecting = true;
  see();
  act(() => jest.advanceTimersByTime(1000));
  expect(store.getState().lessons.readParts).toEqual(['video10-scene']);
  jest.useRealTimers();
  created.mockRestore();
});

it('B24 offers to read the lesson and to try its experiment, and leads there', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const { user, t, unmount } = await open('video17', 'en');
  const read = new RegExp(t('video:read', { minutes: minutesToRead }).replaceAll(/\s/g, '\\s'));
  await user.click(screen.getByRole('button', { name: read }));
  expect(screen.getByRole('heading', { name: t('lesson:title') })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: t('video:try') }));
  expect(document.activeElement).toContainElement(await screen.findByRole('region', { name: t('signature:title') }));
  expect(scroll).toHaveBeenCalledTimes(2);
  unmount();
  await open('video1', 'en');
  expect(screen.queryByRole('button', { name: t('video:try') })).not.toBeInTheDocument();
});

it('B24 B28 B29 ends with what to read next, the way to join, sharing and a file to keep, and says that it was finished once it was', async () => {
  const { store, t, region } = await open('video3', 'en');
  const ending = () => region(t('lesson:ending'));
  const hrefs = ending().getAllByRole('link').map(hrefOf);
  const next = lessonIds[lessonIds.indexOf('video3') + 1];
  expect(hrefs).toEqual([`/en/video/${next}`, '/en/waitlist', '/lessons/video3.en.html']);
  expect(ending().getByRole('button', { name: t('common:share.button') })).toBeInTheDocument();
  const toRead = partNames.filter((name) => name !== 'sources');
  act(() => toRead.forEach((name) => store.dispatch(partRead(`video3-${name}`))));
  expect(region(t('lesson:finished')).getAllByRole('link')).toHaveLength(3);
  const [said] = liveRegions(screen.getByRole('heading', { name: t('lesson:finished') }));
  expect(said).toHaveTextContent(t('lesson:finished'));
});

it('B28 says where a lesson stands on the path, what comes before it, and where the path ends', async () => {
  const all = lessonIds.length;
  const last = lessonIds.at(-1)!;
  const { lesson, region, t, unmount } = await open(last);
  expect(lesson().getByText(t('lesson:place', { place: all, all }), { exact: false })).toBeInTheDocument();
  const { title } = videoTextIn(
    'es',
    videosData.find(({ id }) => id === lessonIds.at(-2))!,
  );
  expect(lesson().getByRole('link', { name: t('lesson:before', { title }) })).toBeInTheDocument();
  const ending = region(t('lesson:ending'));
  expect(ending.getByText(t('lesson:pathEnd'))).toBeInTheDocument();
  expect(ending.getByRole('link', { name: t('common:exploreVideos') })).toBeInTheDocument();
  unmount();
  const first = await open(lessonIds[0]);
  expect(first.lesson().getByText(t('lesson:place', { place: 1, all }), { exact: false })).toBeInTheDocument();
  expect(first.lesson().queryByRole('link', { name: /^Antes/ })).toBeNull();
});

it('B14 counts the parts of this lesson alone, and has another title beside a finished video', async () => {
  const readParts = ['video3-scene', 'video3-limits', 'video10-scene'];
  await loadPlayer({});
  const state = {
    lessons: { readParts, answers: {}, askedBy: {}, here: null },
    ...withVideo({ videoUrl: '/media/video3.mp4' }),
  };
  const { t } = await open('video3', 'en', state);
  expect(screen.getByText(t('lesson:progress', { read: 2, parts: partNames.length }))).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'The lesson in writing' })).toBeInTheDocument();
});

it('B27 B8 answers a wrong answer with the part that says why, and a right one with a sentence; jumps back', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { user, t, part, store } = await open('video3', 'en');
  const lesson = lessonIn('en', 'video3');
  const { question, answers } = lesson.checks[0]!;
  const check = within(part('checks').getByRole('group', { name: question }));
  const verdict = () => liveRegions(part('checks').getByRole('group', { name: question }))[0]!;
  const commit = check.getByRole('button', { name: t('lesson:check.commit') });
  expect(commit).toBeDisabled();
  const give = async (answer: string) => {
    await user.click(check.getByRole('radio', { name: answer }));
    expect(verdict()).toBeEmptyDOMElement();
    await user.click(commit);
  };
  await give(answers[0]!.answer);
  expect(verdict()).toHaveTextContent(`${t('lesson:check.wrong')} ${answers[0]!.why}`);
  const title = lesson.limits[0]!.title;
  await user.click(check.getByRole('button', { name: t('lesson:check.lookUp', { title }) }));
  expect(document.activeElement).toHaveTextContent(lesson.limits[0]!.text);
  expect(document.activeElement!.previousElementSibling).toHaveTextContent(title);
  await user.click(within(document.activeElement as HTMLElement).getByRole('button', { name: t('lesson:check.back') }));
  expect(document.activeElement).toHaveTextContent(question);
  await give(answers[2]!.answer);
  expect(verdict()).toHaveTextContent(`${t('lesson:check.right')} ${answers[2]!.why}`);
  expect(check.getAllByRole('button')).toEqual([commit]);
  act(() => void store.dispatch(answerChosen({ check: 'video3-checks-1', answer: 1 })));
  expect(check.getByRole('radio', { name: answers[1]!.answer })).toBeChecked();
});
