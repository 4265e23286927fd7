import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from './navigate';
import { askForLessMotion } from '../test/askForLessMotion';
import { renderApp } from '../test/renderApp';
import { loadPage } from '../app/pages';

/** A browser with view transitions waits for a frame before it shows the new page. */
function browserThatBlends() {
  const updates: (() => Promise<void>)[] = [];
  const startViewTransition = jest.fn((update: () => Promise<void>) => {
    updates.push(update);
    return {
      ready: Promise.reject(new Error('The tab is hidden.')),
      finished: Promise.resolve(),
      updateCallbackDone: Promise.resolve(),
    };
  });
  Object.assign(document, { startViewTransition });
  let updated: Promise<void> | undefined;
  const nextFrame = async () => {
    await waitFor(() => expect(updates).not.toHaveLength(0));
    // What it waits for happens when `act` ends.
    await act(async () => {
      updated = updates.shift()?.();
    });
    await updated;
  };
  return { startViewTransition, nextFrame };
}

async function siteAt(path: string) {
  await Promise.all(['/login', '/community', '/videos'].map(loadPage));
  const app = renderApp(undefined, { path });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, follow: (href: string) => act(() => app.store.dispatch(navigate(href))) };
}

const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  jest.restoreAllMocks();
});

it('B1 shows the old page until the browser has its picture, then the new one', async () => {
  const { nextFrame } = browserThatBlends();
  const { follow, t } = await siteAt('/login');
  await follow('/community');
  expect(heading()).toHaveTextContent(t('login.title'));
  await nextFrame();
  expect(heading()).toHaveTextContent(t('community.title'));
});

it('B1 ends at the page that was asked for last, whatever was under way', async () => {
  const { nextFrame } = browserThatBlends();
  const { follow, t } = await siteAt('/login');
  await follow('/community');
  await follow('/videos');
  await nextFrame();
  expect(heading()).toHaveTextContent(t('login.title'));
  await nextFrame();
  expect(heading()).toHaveTextContent(t('videos.title'));
});

it('B1 changes what belongs to the same page at once', async () => {
  const { startViewTransition } = browserThatBlends();
  const { follow } = await siteAt('/videos');
  await follow('/videos?q=zzz');
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(screen.getByRole('searchbox')).toHaveValue('zzz');
});

it('B1 moves nothing for a visitor who asked for less motion', async () => {
  const { startViewTransition } = browserThatBlends();
  askForLessMotion();
  const { follow, t } = await siteAt('/login');
  await follow('/community');
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(heading()).toHaveTextContent(t('community.title'));
});
