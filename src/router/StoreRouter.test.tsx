import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { browserServices } from '../boot/browserServices';
import { version } from '../lib/site';
import { askForLessMotion, fakeWindow } from '../test/fakeWindow';
import { renderApp } from '../test/renderApp';
import type { LoadFailure } from './locationSlice';
import { arriveAt } from './navigate';

function Signpost() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <>
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
      <Link to={{ pathname: '/videos', search: '?tag=web3' }} state="from here">
        videos
      </Link>
      <Link to="/login" replace state="instead">
        login
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

function signpost() {
  const window = fakeWindow({ href: 'http://localhost/community' });
  const { addressBar } = browserServices(window);
  const app = renderApp(<Signpost />, { path: '/community', services: { addressBar } });
  const { history, location } = window;
  return { ...app, history, address: () => location.pathname + location.search };
}

const shown = () => screen.getByRole('status').textContent;

it('U2 marks links with the release, and follows one without the mark', async () => {
  const { user, address, history } = signpost();
  const link = screen.getByRole('link', { name: 'videos' });
  expect(link).toHaveAttribute('href', `/videos?tag=web3&v=${version}`);
  await user.click(link);
  expect(address()).toBe('/videos?tag=web3');
  expect(history.state).toMatchObject({ usr: 'from here', idx: 1 });
  await waitFor(() => expect(shown()).toBe('/videos "from here"'));
});

it('H7 replaces the address where a link says so, and gives its state to the page', async () => {
  const { user, address, history } = signpost();
  await user.click(screen.getByRole('link', { name: 'login' }));
  expect(address()).toBe('/login');
  expect(history.state).toMatchObject({ usr: 'instead', idx: 0 });
  await waitFor(() => expect(shown()).toBe('/login "instead"'));
});

it('R3 goes back by the history of the browser', async () => {
  const { user, history } = signpost();
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(history.go).toHaveBeenCalledWith(-1);
});

describe('view transitions', () => {
  const updates: (() => Promise<void>)[] = [];

  beforeEach(() => {
    updates.length = 0;
    const startViewTransition = (update: () => Promise<void>) => {
      updates.push(update);
      // As in a hidden tab, or when another transition follows.
      const [ready, finished, updateCallbackDone] = ['ready', 'finished', 'done'].map((end) =>
        Promise.reject(new Error(end)),
      );
      return { ready, finished, updateCallbackDone };
    };
    Object.assign(document, { startViewTransition });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
    jest.restoreAllMocks();
  });

  /** Code that comes when the test says so, a page at a time. */
  function siteAt(path: string) {
    const coming: Record<string, { come: (code: unknown) => void; fail: (error: Error) => void }> = {};
    const loadPage = jest.fn((page: string) => new Promise((come, fail) => void (coming[page] = { come, fail })));
    const Place = () => <output>{useLocation().pathname}</output>;
    const { store } = renderApp(<Place />, { path, services: { loadPage } });
    return {
      loadPage,
      shown,
      arrive: (href: string, arrival: 'link' | 'history' = 'link', failure: LoadFailure | null = null) =>
        act(() => void store.dispatch(arriveAt(href, arrival, null, failure))),
      come: async (page: string) => act(async () => coming[page]?.come(undefined)),
      fail: async (page: string) => act(async () => coming[page]?.fail(new Error('gone'))),
    };
  }

  /** The frame in which the browser has its picture of the page before. */
  async function nextFrame(): Promise<void> {
    await waitFor(() => expect(updates).toHaveLength(1));
    let isShown: Promise<void> | undefined;
    await act(async () => void (isShown = updates.shift()?.()));
    await isShown;
  }
  /** As long as a transition would take to begin. */
  const aWhile = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 60)));

  it('B1 shows the page before until the code of the next one and the frame of its transition are there', async () => {
    const { arrive, shown, loadPage, come } = siteAt('/en/login');
    arrive('/en/community');
    expect(loadPage).toHaveBeenCalledWith('/community');
    await aWhile();
    expect([shown(), updates.length]).toEqual(['/en/login', 0]);
    await come('/community');
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(shown()).toBe('/en/login');
    await nextFrame();
    expect(shown()).toBe('/en/community');
  });

  it.each([
    ['Back', '/community', 'history', null],
    ['a link to a page that failed to load', '/community', 'link', 'offline'],
    ['a link to the same page in another language', '/en/login', 'link', null],
    ['a link to the same page with a query', '/login?x=1', 'link', null],
  ] as const)('B1 R3 B12 shows at once where %s leads, without a transition', async (_what, href, arrival, failure) => {
    const { arrive, shown } = siteAt('/login');
    arrive(href, arrival, failure);
    expect(shown()).toBe(href.split('?')[0]);
    await aWhile();
    expect(updates).toHaveLength(0);
  });

  it.each<[string, () => unknown]>([
    ['where the browser has none', () => Reflect.deleteProperty(document, 'startViewTransition')],
    ['in a tab that is not seen', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
    ['for a visitor who wants less motion', askForLessMotion],
  ])('B1 H2 shows no transition %s', (_where, change) => {
    change();
    const { arrive, shown } = siteAt('/login');
    arrive('/community');
    expect(shown()).toBe('/community');
  });

  it('B1 starts a transition after the next paint', async () => {
    const { arrive, come } = siteAt('/login');
    arrive('/community');
    jest.useFakeTimers();
    await come('/community');
    jest.advanceTimersToNextFrame();
    expect(updates).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(updates).toHaveLength(1);
    jest.useRealTimers();
  });

  it('B12 shows without a transition a page whose code does not come, which says why', async () => {
    const { arrive, shown, fail } = siteAt('/login');
    arrive('/community');
    await fail('/community');
    expect(shown()).toBe('/community');
    await aWhile();
    expect(updates).toHaveLength(0);
  });

  it.each(['come', 'fail'] as const)('B1 forgets a page that was left before its code could %s', async (how) => {
    const site = siteAt('/login');
    site.arrive('/community');
    site.arrive('/videos');
    await site[how]('/community');
    await aWhile();
    expect([site.shown(), updates.length]).toEqual(['/login', 0]);
    await site.come('/videos');
    await nextFrame();
    expect(site.shown()).toBe('/videos');
  });

  it('B1 ends a transition whose page was left before its frame, and shows the page that was asked for last', async () => {
    const { arrive, shown, come } = siteAt('/login');
    arrive('/community');
    await come('/community');
    await waitFor(() => expect(updates).toHaveLength(1));
    arrive('/videos', 'history');
    expect(shown()).toBe('/videos');
    await nextFrame();
    expect(shown()).toBe('/videos');
  });

  it('B1 R3 goes by transition to a page by a link, too, when Back has just left it', async () => {
    const { arrive, shown, come } = siteAt('/login');
    arrive('/community', 'history');
    expect(shown()).toBe('/community');
    arrive('/login');
    await come('/login');
    expect(shown()).toBe('/community');
    await nextFrame();
    expect(shown()).toBe('/login');
  });
});
