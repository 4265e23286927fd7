import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadPage } from '../../../app/pages';
import { languages } from '../../../lib/language';
import { renderApp } from '../../../test/renderApp';
import { captions, lines, withVideo } from '../../../test/withVideo';
import { loadPlayer } from '../VideoPlayer';
import { selectIsTranscriptOpen } from './playerSlice';

/** jsdom plays nothing: the element as a browser has it, as far as the page asks. */
function play(element: HTMLVideoElement, played: Partial<HTMLMediaElement>, event: string): void {
  for (const [name, value] of Object.entries(played)) Object.defineProperty(element, name, { value, writable: true });
  fireEvent(element, new Event(event));
}

let started: jest.SpyInstance;
beforeEach(() => {
  started = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
// A busy machine may need longer for the code than the page is waited for.
beforeAll(() => Promise.all([loadPage('/video/video3'), loadPlayer({})]));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open() {
  const state = withVideo({ videoUrl: '/media/video3.webm', captions });
  const view = renderApp(undefined, { path: '/video/video3', state });
  await screen.findByRole('heading', { level: 1 });
  const element = view.container.querySelector('video')!;
  const transcript = view.container.querySelector('details')!;
  const list = () => within(transcript).getAllByRole('button', { hidden: true });
  return { ...view, element, transcript, list };
}

it('B13 P1 G3 plays a file in the browser’s own player, which fetches nothing before, without the badge', async () => {
  const { element, container, t } = await open();
  const settings = ['controls', 'preload', 'src', 'poster'].map((name) => element.getAttribute(name));
  expect(settings).toEqual(['', 'none', '/media/video3.webm', '/images/plates/video3.svg']);
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map((track) => [track.kind, track.srclang, track.getAttribute('src'), track.default])).toEqual(
    languages.map((one) => ['captions', one, captions[one], one === 'es']),
  );
  expect(container.querySelector('.player .preparation-badge')).toBeNull();
  expect(screen.queryByText(t('video.preparing'))).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: t('video.notify') })).not.toBeInTheDocument();
  const facts = screen.getByRole('list', { name: t('video.facts') });
  expect(facts).toHaveTextContent(t('videos.card.duration', { duration: '3:00' }));
  expect(facts).toHaveTextContent(t('videos.card.published', { date: '3 de enero de 2024' }));
});

it('B13 writes what is said below the element, with times and speakers, and plays from the line pressed last', async () => {
  const { element, transcript, list, user, t } = await open();
  expect(within(transcript).getByText(t('video.transcript'))).toBeInTheDocument();
  const said = list().map((line) => line.textContent.replace(/\s+/g, ' ').trim());
  const [first, second, third] = lines.es.map(({ text }) => text);
  // Who speaks stands where it changes.
  expect(said).toEqual([`0:00 Vega ${first}`, `0:02 ${second}`, `1:05 Izar ${third}`]);
  await user.click(list()[1]!);
  await user.click(list()[2]!);
  expect(element.currentTime).toBe(65);
  expect(started).toHaveBeenCalledTimes(2);
  expect(list()[2]).toHaveFocus();
  // Some browsers forget the place until they know the video.
  element.currentTime = 0;
  fireEvent(element, new Event('loadedmetadata'));
  expect(element.currentTime).toBe(65);
});

it('B13, B8 keeps in the store whether the transcript is open, and nothing of what the video does', async () => {
  const { element, transcript, store, list, user } = await open();
  const before = store.getState();
  await user.click(list()[1]!);
  act(() => play(element, { currentTime: 3, paused: false }, 'timeupdate'));
  expect(store.getState()).toBe(before);
  transcript.open = true;
  fireEvent(transcript, new Event('toggle'));
  expect(selectIsTranscriptOpen(store.getState())).toBe(true);
  transcript.open = false;
  fireEvent(transcript, new Event('toggle'));
  expect(selectIsTranscriptOpen(store.getState())).toBe(false);
});

it('B13 says so as well when nothing comes for half a minute, and takes it back when the video plays', async () => {
  const { element, t } = await open();
  jest.useFakeTimers();
  act(() => play(element, {}, 'waiting'));
  act(() => jest.advanceTimersByTime(29_000));
  expect(screen.queryByText(t('video.failed'))).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText(t('video.failed'))).toBeInTheDocument();
  act(() => play(element, {}, 'playing'));
  expect(screen.queryByText(t('video.failed'))).not.toBeInTheDocument();
  act(() => play(element, {}, 'waiting'));
  act(() => play(element, {}, 'pause'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(t('video.failed'))).not.toBeInTheDocument();
});
