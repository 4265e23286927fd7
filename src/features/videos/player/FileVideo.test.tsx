import { act, fireEvent, screen, within } from '@testing-library/react';
import { chooseLanguage } from '../../../router/navigate';
import { loadPage } from '../../../app/pages';
import { languages } from '../../../lib/language';
import { renderApp } from '../../../test/renderApp';
import { captions, lines, withVideo } from '../../../test/withVideo';
import { loadPlayer } from './LazyPlayer';

const state = () => withVideo({ videoUrl: '/media/video3.webm', captions });

interface Played {
  currentTime: number;
  paused: boolean;
  error: MediaError | null;
}

/** jsdom plays nothing: the element as a browser has it, as far as the page asks. */
function play(element: HTMLVideoElement, played: Partial<Played>, event: string): void {
  for (const [name, value] of Object.entries(played)) Object.defineProperty(element, name, { value, writable: true });
  fireEvent(element, new Event(event));
}

let started: jest.SpyInstance;
let loaded: jest.SpyInstance;
beforeEach(() => {
  started = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  loaded = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('emptied'));
  });
});
// A busy machine may need longer for the code than the page is waited for.
beforeAll(() => Promise.all([loadPage('/video/video3'), loadPlayer({})]));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open(language: 'es' | 'en' = 'es') {
  const view = renderApp(undefined, {
    path: language === 'en' ? '/en/video/video3' : '/video/video3',
    language,
    state: state(),
  });
  await screen.findByRole('heading', { level: 1 });
  const element = view.container.querySelector('video')!;
  const transcript = view.container.querySelector('details')!;
  const list = () => within(transcript).getAllByRole('button', { hidden: true });
  const marked = () => list().flatMap((line, index) => (line.getAttribute('aria-current') ? index : []));
  return { ...view, element, transcript, list, marked };
}

it.each(languages)(
  'B13 plays a file in the browser’s own player, which fetches nothing before (%s)',
  async (language) => {
    const { element, container } = await open(language);
    expect(element).toHaveAttribute('controls');
    expect(element).toHaveAttribute('preload', 'none');
    expect(element).toHaveAttribute('src', '/media/video3.webm');
    expect(element).toHaveAttribute('poster', '/images/plates/video3.svg');
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.getAttribute('src'), track.default])).toEqual(
      languages.map((one) => ['captions', one, captions[one], one === language]),
    );
  },
);

it.each(languages)('B13 writes what is said below the element, each line with its time (%s)', async (language) => {
  const { transcript, list, t } = await open(language);
  expect(within(transcript).getByText(t('video.transcript'))).toBeInTheDocument();
  const said = list().map((line) => line.textContent.replace(/\s+/g, ' ').trim());
  const [first, second, third] = lines[language].map(({ text }) => text);
  // Who speaks stands where it changes.
  expect(said).toEqual(
    language === 'es'
      ? [`0:00 Vega ${first}`, `0:02 ${second}`, `1:05 Izar ${third}`]
      : [`0:00 ${first}`, `0:02 ${second}`, `1:05 ${third}`],
  );
});

it('B13 plays from a line that is pressed, and the focus stays there', async () => {
  const { element, list, user } = await open();
  await user.click(list()[2]!);
  expect(element.currentTime).toBe(65);
  expect(started).toHaveBeenCalledTimes(1);
  expect(list()[2]).toHaveFocus();
});

it('B13 plays from the line that was pressed last, also where the browser forgot the place until it knew the video', async () => {
  const { element, list, user } = await open();
  await user.click(list()[1]!);
  await user.click(list()[2]!);
  element.currentTime = 0;
  fireEvent(element, new Event('loadedmetadata'));
  expect(element.currentTime).toBe(65);
});

it('B13 marks the line that is being spoken, and none between two', async () => {
  const { element, marked } = await open();
  expect(marked()).toEqual([]);
  act(() => play(element, { currentTime: 0, paused: false }, 'play'));
  expect(marked()).toEqual([0]);
  act(() => play(element, { currentTime: 2 }, 'timeupdate'));
  expect(marked()).toEqual([1]);
  act(() => play(element, { currentTime: 10 }, 'timeupdate'));
  expect(marked()).toEqual([]);
  act(() => play(element, { currentTime: 66, paused: true }, 'seeking'));
  expect(marked()).toEqual([2]);
});

it('B13, B8 keeps in the store whether the transcript is open, and nothing of what the video does', async () => {
  const { element, transcript, store, list, user } = await open();
  const before = store.getState();
  await user.click(list()[1]!);
  act(() => play(element, { currentTime: 3, paused: false }, 'timeupdate'));
  expect(store.getState()).toBe(before);
  transcript.open = true;
  fireEvent(transcript, new Event('toggle'));
  expect(store.getState().ui.transcriptOpen).toBe(true);
  transcript.open = false;
  fireEvent(transcript, new Event('toggle'));
  expect(store.getState().ui.transcriptOpen).toBe(false);
});

it('B13 lets the captions that are shown follow the language of the page, without touching the video', async () => {
  const { element, store } = await open();
  const tracks = languages.map((language) => ({ language, mode: language === 'es' ? 'showing' : 'disabled' }));
  Object.defineProperty(element, 'textTracks', { value: tracks });
  await act(() => store.dispatch(chooseLanguage('en')));
  expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  expect(document.querySelector('video')).toBe(element);
  for (const track of tracks) track.mode = 'disabled';
  await act(() => store.dispatch(chooseLanguage('es')));
  expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
  expect([started.mock.calls, loaded.mock.calls]).toEqual([[], []]);
});

it.each(languages)(
  'B13 says that the element cannot be loaded, and tries again from where it was (%s)',
  async (language) => {
    const { element, user, t } = await open(language);
    expect(screen.queryByText(t('video.failed'))).not.toBeInTheDocument();
    act(() => play(element, { currentTime: 12, error: {} as MediaError }, 'error'));
    expect(screen.getByText(t('video.failed')).closest('[role=alert]')).toBeInTheDocument();
    element.tabIndex = 0;
    await user.click(screen.getByRole('button', { name: t('common.loadFailed.again') }));
    expect([loaded.mock.calls.length, element.currentTime, started.mock.calls.length]).toEqual([1, 12, 1]);
    expect(screen.queryByText(t('video.failed'))).not.toBeInTheDocument();
    expect(element).toHaveFocus();
  },
);

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

it('P1, G3, B13 has neither the badge nor the promise of a video, and tells the length and the day of publication', async () => {
  const { container, t } = await open();
  expect(container.querySelector('.player .badge')).toBeNull();
  expect(screen.queryByText(t('video.preparing'))).not.toBeInTheDocument();
  const facts = screen.getByRole('list', { name: t('video.facts') });
  expect(facts).toHaveTextContent(t('videos.card.duration', { duration: '3:00' }));
  expect(facts).toHaveTextContent(t('videos.card.published', { date: '3 de enero de 2024' }));
});
