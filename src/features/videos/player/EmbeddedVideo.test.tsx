import { act, fireEvent, screen } from '@testing-library/react';
import { loadPage } from '../../../app/pages';
import { renderApp } from '../../../test/renderApp';
import { captions, lines, withVideo } from '../../../test/withVideo';
import { loadPlayer } from '../VideoPlayer';

const youTube = 'https://youtu.be/aB3_-6789xY';
const vimeo = 'https://vimeo.com/76979871';

// A busy machine may need longer for the code than the page is waited for.
beforeAll(() => Promise.all([loadPage('/video/video3'), loadPlayer({})]));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open(videoUrl: string) {
  const view = renderApp(undefined, { path: '/video/video3', state: withVideo({ videoUrl, captions }) });
  await screen.findByRole('heading', { level: 1 });
  const site = videoUrl === vimeo ? 'Vimeo' : 'YouTube';
  return {
    ...view,
    frame: () => view.container.querySelector('iframe'),
    load: () => screen.getByRole('button', { name: view.t('video.embedded.load', { site }) }),
    line: (index: number) => screen.getByText(lines.es[index]!.text).closest('button'),
  };
}

it('B13 keeps the lines text until the player was asked for, and then plays from the line that is pressed', async () => {
  const { frame, load, line, user } = await open(youTube);
  expect(line(2)).toBeNull();
  await user.click(load());
  const first = frame();
  await user.click(line(2)!);
  expect(new URL(frame()!.src).searchParams.get('start')).toBe('65');
  expect(frame()).not.toBe(first);
  expect(line(2)).toHaveFocus();
});

it('B13 says offline that the video cannot be loaded, and tries again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { frame, load, user, t } = await open(youTube);
  await user.click(load());
  expect(screen.getByText(t('video.failed')).closest('[role=alert]')).toBeInTheDocument();
  expect(frame()).toBeNull();
  onLine.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: t('common.loadFailed.again') }));
  expect(frame()).toHaveFocus();
});

it.each([
  ['loads', true],
  ['does not answer for twenty seconds', false],
])('B13 waits for a player that %s', async (_, loads) => {
  const { frame, load, t } = await open(youTube);
  jest.useFakeTimers();
  fireEvent.click(load());
  if (loads) fireEvent.load(frame()!);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.queryByText(t('video.failed')) === null).toBe(loads);
  expect(frame() !== null).toBe(loads);
});
