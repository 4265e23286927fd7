import { act, screen, waitFor } from '@testing-library/react';
import { fakeWindow } from '../test/fakeWindow';
import { loadPages, renderApp } from '../test/renderApp';
import { followHistory, navigate } from './navigate';
import { keepScrollPositions, restoreScrollPosition } from './scrollPosition';

/** A window with the test's document, which stands where a visitor left it. */
function windowAt(state: unknown = null, scrollY = 0) {
  const window = Object.assign(fakeWindow(), { scrollTo: jest.fn(), scrollY });
  window.history.replaceState(state, '', '/');
  window.history.scrollRestoration = 'auto';
  keepScrollPositions({ window });
  const scrollTo = (top: number) => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  };
  return { window, scrollTo, kept: () => window.history.state as unknown };
}

function showLinks(...hrefs: string[]): HTMLAnchorElement[] {
  document.body.innerHTML = hrefs.map((href) => `<a href="${href}"><b>x</b></a>`).join('');
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
  return [...document.links] as HTMLAnchorElement[];
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('while a visitor is on a page', () => {
  it('R1–R8 keeps how far it is scrolled once the scrolling rests, beside what the entry holds', () => {
    const { scrollTo, kept } = windowAt({ usr: 'a' });
    scrollTo(100);
    jest.advanceTimersByTime(100);
    scrollTo(200);
    jest.advanceTimersByTime(149);
    expect(kept()).toEqual({ usr: 'a' });
    jest.advanceTimersByTime(1);
    expect(kept()).toEqual({ usr: 'a', scrollPosition: { top: 200 } });
  });

  it('R1–R8 gives the place to no other entry that has come meanwhile', () => {
    const { window, scrollTo, kept } = windowAt();
    scrollTo(100);
    window.history.pushState({ usr: 'b' }, '', '/b');
    jest.advanceTimersByTime(1000);
    expect(kept()).toEqual({ usr: 'b' });
  });

  it('R1–R8 keeps at once which link was pressed, by where it leads and its number, whatever stops the press', () => {
    const { window, kept } = windowAt();
    const [, , second] = showLinks('/login', '/community', '/en/community');
    window.scrollY = 300;
    second?.addEventListener('click', (event) => event.stopImmediatePropagation());
    second?.querySelector('b')?.click();
    expect(kept()).toEqual({ scrollPosition: { top: 300, pressed: { path: '/community', index: 1 } } });
    window.scrollY = 400;
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(150);
    expect(kept()).toEqual({ scrollPosition: { top: 400, pressed: { path: '/community', index: 1 } } });
  });

  it('R1–R8, B22 keeps and finds again a link of a drawing, and one that is no address', () => {
    const { window, kept } = windowAt();
    const link = '<a href="/en/profile/vega?v=1"><circle /></a>';
    document.body.innerHTML = `<a href="/profile/vega">x</a><a href="http://">x</a><svg>${link}${link}</svg>`;
    const [, second] = document.querySelectorAll<SVGAElement>('svg a');
    second!.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(kept()).toEqual({ scrollPosition: { top: 0, pressed: { path: '/profile/vega', index: 2 } } });
    const focused = jest.spyOn(second!, 'focus');
    restoreScrollPosition(window);
    expect(focused).toHaveBeenCalled();
  });

  it('R1–R8 keeps nothing of a press beside every link', () => {
    const { kept } = windowAt();
    document.body.click();
    expect(kept()).toBeNull();
  });
});

it.each([
  ['its page is shown', () => followHistory('/community', null) as never],
  ['that of a later link', () => navigate('/community')],
])('R1–R8 keeps nothing from Back until %s, because what is shown is the page before', async (_what, arrive) => {
  await loadPages('/community');
  jest.spyOn(globalThis.window, 'scrollTo').mockReturnValue();
  const { store } = renderApp();
  const { window, scrollTo, kept } = windowAt();
  const [link] = showLinks('/login');
  scrollTo(100);
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.advanceTimersByTime(150);
  expect(kept()).toBeNull();
  scrollTo(200);
  link?.click();
  jest.advanceTimersByTime(150);
  expect(kept()).toBeNull();
  await act(async () => store.dispatch(arrive()));
  scrollTo(300);
  jest.advanceTimersByTime(150);
  expect(kept()).toEqual({ scrollPosition: { top: 300 } });
});

it('R1–R8 leaves the place to the browser only while a document goes or has not come yet', () => {
  const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { history, dispatchEvent } = windowAt().window;
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  ready.mockReturnValue('complete');
  expect(windowAt().window.history.scrollRestoration).toBe('manual');
});

it('R1–R8 scrolls to the kept place where the browser has restored nothing', () => {
  expect(windowAt({ scrollPosition: { top: 500 } }).window.scrollTo.mock.calls).toEqual([[0, 500]]);
});

it.each([
  ['the browser has scrolled', { scrollPosition: { top: 500 } }, 480],
  ['the kept place is the top', { scrollPosition: { top: 0 } }, 0],
  ['no place is kept', { usr: 'a' }, 0],
  ['nothing is kept', null, 0],
])('R1–R8 scrolls nowhere where %s', (_what, state, scrollY) => {
  expect(windowAt(state, scrollY).window.scrollTo).not.toHaveBeenCalled();
});

describe('when the page of Back is shown', () => {
  const pressed = { path: '/community', index: 1 };

  it('R1–R8 scrolls to the place and focuses the link that led away, in whatever language, without scrolling', () => {
    const { window } = windowAt({ scrollPosition: { top: 500, pressed } }, 500);
    const [, , third] = showLinks('/en/community', '/en/login', '/en/community');
    const focused = jest.spyOn(third!, 'focus');
    expect(restoreScrollPosition(window)).toBe(true);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 500);
    expect(third).toHaveFocus();
    expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('R1–R8 says that no link has the focus where none is there, or it takes none', () => {
    const { window } = windowAt({ scrollPosition: { top: 500, pressed } }, 500);
    showLinks('/community', '/login');
    expect(restoreScrollPosition(window)).toBe(false);
    const [, second] = showLinks('/community', '/community');
    jest.spyOn(second!, 'focus').mockImplementation();
    expect(restoreScrollPosition(window)).toBe(false);
  });
});

it('R1–R8 leads to the part that the address names where no place is kept', () => {
  const { window } = windowAt();
  document.body.innerHTML = '<h2 id="part">x</h2>';
  window.history.pushState(null, '', '/#part');
  const part = document.getElementById('part')!;
  part.scrollIntoView = jest.fn();
  restoreScrollPosition(window);
  expect(part.scrollIntoView).toHaveBeenCalled();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('R1–R8 leads back to the content of a page where no link is known that led away', async () => {
  jest.useRealTimers();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  await loadPages('/community');
  const { store, t } = renderApp();
  await act(async () => store.dispatch(followHistory('/community', null)));
  await waitFor(() => expect(screen.getByRole('main', { name: t('community:title') })).toHaveFocus());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
