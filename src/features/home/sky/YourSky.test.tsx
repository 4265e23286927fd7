import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { predicted } from '../../experiments/experimentsSlice';
import { answerChosen, answerCommitted, partRead } from '../../lessons/lessonsSlice';
import { lessonIds } from '../../lessons/lessonIds';
import { videosData } from '../../videos/videosData';
import { plateNumber } from '../../videos/video';
import { textOf, selectVideoTexts } from '../../videos/videoTexts';
import { i18nOf } from '../../../i18n/texts';
import { fakeSight } from '../../../test/fakeSight';
import { renderApp } from '../../../test/renderApp';
import { selectPlainPath } from '../../../router/locationSlice';
import { queryOf, selectConstellation } from './constellation';
import { figureOf } from './figure';
import { YourSky } from './YourSky';

const total = lessonIds.length;
const readAll = lessonIds.map((id) => partRead(`${id}-scene`));

/** The sky, come into sight. */
async function openSky(path = '/') {
  const { report } = fakeSight();
  const view = renderApp(<YourSky />, { path });
  const numbers = screen.getAllByRole('link').map((link) => link.textContent);
  report(0);
  fireEvent.load(view.container.querySelector('link')!);
  await waitFor(() => expect(view.container.querySelectorAll('.sky-figure')).toHaveLength(videosData.length));
  await waitFor(() => expect(view.container.querySelector('.sky-bar .btn')).not.toBeNull());
  const linkOf = (id: string) => screen.getByRole('link', { name: new RegExp(`^${plateNumber(id)} `) });
  return { ...view, numbers, linkOf };
}

it('H8 links each lesson by its number, then also by its subject, its title and how it stands', async () => {
  const { numbers, t, linkOf } = await openSky();
  expect(numbers).toEqual(videosData.map(({ id }) => plateNumber(id)));
  const texts = selectVideoTexts(i18nOf('es'));
  for (const video of videosData) {
    expect(linkOf(video.id).getAttribute('href')).toContain(`/video/${video.id}?`);
    expect(linkOf(video.id)).toHaveTextContent(textOf(video, texts).title.replaceAll('\u00a0', ' '));
  }
  expect(linkOf('video1')).toHaveTextContent(t('tags:libertad'));
  expect(linkOf('video1')).toHaveTextContent(t('sky:states.dark'));
  expect(linkOf('video4')).toHaveTextContent(t('sky:states.planned'));
});

it('H8 begins dark, lights what was begun, draws what was answered, and leads to the next of the path', async () => {
  const { store, t, linkOf } = await openSky();
  expect(screen.getByText(t('sky:empty'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const first = screen.getByRole('link', { name: new RegExp(t('sky:first', { minutes: 3 }).replaceAll(' ', '\\s')) });
  expect(first.getAttribute('href')).toContain(`/video/${lessonIds[0]}?`);
  act(() => {
    store.dispatch(partRead('video1-scene'));
    store.dispatch(answerChosen({ check: 'video5-checks-1', answer: 0 }));
    store.dispatch(answerCommitted('video5-checks-1'));
    store.dispatch(answerChosen({ check: 'video2-checks-1', answer: 0 }));
    store.dispatch(predicted({ chain: 'one' }));
  });
  expect(screen.getByText(t('sky:some', { count: 3, total }))).toBeVisible();
  const states = { video1: 'lit', video5: 'drawn', video3: 'drawn', video2: 'dark' } as const;
  for (const [id, state] of Object.entries(states)) expect(linkOf(id)).toHaveTextContent(t(`sky:states.${state}`));
  expect(linkOf('video5').querySelector('.sky-lines')).not.toBeNull();
  expect(linkOf('video1').querySelector('.sky-lines')).toBeNull();
  expect(screen.getByRole('link', { name: t('sky:next') }).getAttribute('href')).toContain('/video/video2?');
  act(() => readAll.forEach((action) => store.dispatch(action)));
  expect(screen.getByText(t('sky:all', { count: total, total }))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('sky:next') })).toBeNull();
});

it('H8 copies an address with the numbers alone', async () => {
  const { store, t, user } = await openSky('/?forceMobile=true');
  act(() => ['video10-scene', 'video3-scene'].forEach((part) => store.dispatch(partRead(part))));
  Reflect.deleteProperty(navigator, 'share');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: t('common:share.button') }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('http://localhost/?c=3.10'));
});

it('H8 shows the sky of an address in place of the visitor’s own, brings it into sight, and offers to begin one', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { store, t, user, linkOf } = await openSky('/?c=1.3.6');
  expect(scroll).toHaveBeenCalled();
  act(() => void store.dispatch(partRead('video5-scene')));
  expect(screen.getByText(t('sky:shared', { count: 3, total }))).toBeVisible();
  expect(linkOf('video6')).toHaveTextContent(t('sky:states.drawn'));
  expect(linkOf('video5')).toHaveTextContent(t('sky:states.dark'));
  expect(screen.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: t('sky:begin') }));
  await waitFor(() => expect(selectPlainPath(store.getState())).toBe('/video/video1'));
});

it('H8 says so where the browser makes no picture', async () => {
  const { store, t, user } = await openSky();
  act(() => void store.dispatch(partRead('video1-scene')));
  await user.click(screen.getByRole('button', { name: t('waitlist:card.save') }));
  await waitFor(() => expect(store.getState().toasts[0]?.titleKey).toBe('waitlist:card.failed'));
});

it.each([
  ['?c=1.3.6', ['video1', 'video6', 'video3']],
  ['?q=a&c=20', ['video20']],
  ['?c=4.0.21.-1.03.x.2', ['video2']],
  [queryOf([...lessonIds]), [...lessonIds]],
  [`?c=1${'.3'.repeat(30)}`, []],
  ['?c=', []],
])('H8 takes from %s the lessons that can be read, and nothing else', (query, ids) => {
  const { store } = renderApp(null, { path: `/${query}` });
  expect(selectConstellation(store.getState())).toEqual({ lit: ids, drawn: ids, isShared: ids.length > 0 });
});

it('H8 has a figure of every lesson, with more stars than authors', () => {
  const figures = videosData.map(({ id, authorIds }) => figureOf(id, authorIds.length));
  expect(new Set(figures.map(({ lines }) => lines)).size).toBe(videosData.length);
  expect(figures.filter(({ stars }, index) => stars.length <= videosData[index]!.authorIds.length)).toEqual([]);
});
