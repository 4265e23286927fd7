import { act, fireEvent, screen, within } from '@testing-library/react';
import { languages } from '../../../lib/language';
import { chooseLanguage } from '../../../router/navigate';
import { selectIsOpen } from '../../layout/layoutSlice';
import { loadPages, renderApp } from '../../../test/renderApp';
import { captions, lines, withVideo } from '../../../test/withVideo';
import { loadPlayer } from '../VideoPlayer';

let started: jest.SpyInstance;
beforeEach(() => {
  started = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
// A busy machine may need longer for the code than the page is waited for.
beforeAll(() => Promise.all([loadPages('/video/video3'), loadPlayer({})]));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open(videoUrl: string) {
  const view = renderApp(undefined, { path: '/video/video3', state: withVideo({ videoUrl, captions }) });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('a file', () => {
  async function openFile() {
    const view = await open('/media/video3.webm');
    const element = view.container.querySelector('video')!;
    const transcript = view.container.querySelector('details')!;
    const list = () => within(transcript).getAllByRole('button', { hidden: true });
    /** jsdom plays nothing: the element as a browser has it, as far as the page asks. */
    const play = (event: string, played: Partial<HTMLMediaElement> = {}) => {
      for (const [name, value] of Object.entries(played))
        Object.defineProperty(element, name, { value, writable: true });
      fireEvent(element, new Event(event));
    };
    return { ...view, element, transcript, list, play };
  }

  it('B13 P1 G3 plays in the browser’s own player, which fetches nothing before, without the badge', async () => {
    const { element, container, t } = await openFile();
    const settings = ['controls', 'preload', 'src', 'poster'].map((name) => element.getAttribute(name));
    expect(settings).toEqual(['', 'none', '/media/video3.webm', '/images/plates/video3.svg']);
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.getAttribute('src'), track.default])).toEqual(
      languages.map((one) => ['captions', one, captions[one], one === 'es']),
    );
    expect(screen.queryByText(t('video:preparing'))).not.toBeInTheDocument();
    const facts = screen.getByRole('list', { name: t('video:facts') });
    expect(facts).toHaveTextContent(t('videoCard:duration', { duration: '3:00' }));
    expect(facts).toHaveTextContent(t('videoCard:published', { date: '3 de enero de 2024' }));
  });

  it('B13 writes what is said below it, with times and speakers, and plays from the line pressed last', async () => {
    const { element, transcript, list, user, t } = await openFile();
    expect(within(transcript).getByText(t('video:transcript'))).toBeInTheDocument();
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

  it.each([
    ['follow the language where they are shown', 'showing', ['disabled', 'showing']],
    ['stay off where the visitor turned them off', 'disabled', ['disabled', 'disabled']],
  ])('B13 I1 captions %s', async (_, mode, after) => {
    const { element, store } = await openFile();
    // jsdom has no tracks.
    const tracks = languages.map((language) => ({ language, mode: language === 'es' ? mode : 'disabled' }));
    Object.defineProperty(element, 'textTracks', { value: tracks });
    await act(() => store.dispatch(chooseLanguage('en')));
    expect(tracks.map((track) => track.mode)).toEqual(after);
  });

  it('B13 B8 keeps in the store whether the transcript is open, and nothing of what the video does', async () => {
    const { transcript, store, list, user, play } = await openFile();
    const before = store.getState();
    await user.click(list()[1]!);
    act(() => play('timeupdate', { currentTime: 3, paused: false }));
    expect(store.getState()).toBe(before);
    const isOpen = () => selectIsOpen(store.getState(), 'transcript');
    transcript.open = true;
    fireEvent(transcript, new Event('toggle'));
    expect(isOpen()).toBe(true);
    transcript.open = false;
    fireEvent(transcript, new Event('toggle'));
    expect(isOpen()).toBe(false);
  });

  it('B13 says so when nothing comes for half a minute, and takes it back when the video plays', async () => {
    const { play, t } = await openFile();
    const failure = () => screen.queryByText(t('video:failed'));
    jest.useFakeTimers();
    act(() => play('waiting'));
    act(() => jest.advanceTimersByTime(29_000));
    expect(failure()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    expect(failure()).toBeInTheDocument();
    act(() => play('playing'));
    expect(failure()).not.toBeInTheDocument();
    act(() => play('waiting'));
    act(() => play('pause'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(failure()).not.toBeInTheDocument();
  });
});

describe('a video of another site', () => {
  async function openEmbedded() {
    const view = await open('https://youtu.be/aB3_-6789xY');
    return {
      ...view,
      frame: () => view.container.querySelector('iframe'),
      load: () => screen.getByRole('button', { name: view.t('video:embedded.load', { site: 'YouTube' }) }),
      line: (index: number) => screen.getByText(lines.es[index]!.text).closest('button'),
    };
  }

  it('B13 keeps the lines text until the player was asked for, and then plays from the line pressed', async () => {
    const { frame, load, line, user } = await openEmbedded();
    expect(line(2)).toBeNull();
    await user.click(load());
    const first = frame();
    await user.click(line(2)!);
    expect(new URL(frame()!.src).searchParams.get('start')).toBe('65');
    expect(frame()).not.toBe(first);
    expect(line(2)).toHaveFocus();
  });

  it('B13 says offline that the video cannot be loaded, and tries again as soon as the site answers', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { frame, load, user, t } = await openEmbedded();
    await user.click(load());
    expect(screen.getByText(t('video:failed')).closest('[role=alert]')).toBeInTheDocument();
    expect(frame()).toBeNull();
    ask.mockResolvedValue(new Response());
    await user.click(screen.getByRole('button', { name: t('common:loadFailed.again') }));
    expect(frame()).toHaveFocus();
  });

  it.each([
    ['loads', true],
    ['does not answer for twenty seconds', false],
  ])('B13 waits for a player that %s', async (_, loads) => {
    const { frame, load, t } = await openEmbedded();
    jest.useFakeTimers();
    await act(async () => fireEvent.click(load()));
    if (loads) fireEvent.load(frame()!);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByText(t('video:failed')) === null).toBe(loads);
    expect(frame() !== null).toBe(loads);
  });
});
