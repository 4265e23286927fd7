import { screen } from '@testing-library/react';
import { expectConsole } from '../../test/expectConsole';
import { fakeWindow } from '../../test/fakeWindow';
import { browserServices } from '../browserServices';
import { keepEarlyPresses, takeEarlyPresses } from './earlyPresses';
import { goToLanguage } from './goToLanguage';
import { hideMailToken } from './hideMailToken';
import { loadOrTell, startAfterPaint } from './lateScript';

type Options = NonNullable<Parameters<typeof fakeWindow>[0]>;

afterEach(() => {
  document.body.replaceChildren();
});

describe('early presses', () => {
  const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

  function setUp(options: Options = {}) {
    document.body.innerHTML = `
      <button type="button" id="like"><b>Like</b></button>
      <button type="button" id="menu" popovertarget="x">Menu</button>
      <form><button type="submit" id="send">Send</button></form>
      <a href="/en/videos?v=1" hreflang="en"><i>English</i></a>
      <a href="/videos" id="videos">Videos</a>
      <a href="/" id="members" data-for-react>Members</a>`;
    // jsdom cannot navigate.
    document.body.addEventListener('click', (event) => event.preventDefault());
    const window = fakeWindow(options);
    keepEarlyPresses(window);
    return window;
  }

  it('B17 keeps presses of buttons that only React answers, in their order and as often as they came, until it listens', () => {
    const window = setUp();
    const like = element('#like');
    // As an extension of the browser may do.
    like.addEventListener('click', (event) => event.stopPropagation());
    for (const selector of ['#like b', '#menu', '#send', '#videos', '#like']) element(selector).click();
    expect(takeEarlyPresses(window)).toEqual([like, like]);
    like.click();
    expect(takeEarlyPresses(window)).toEqual([]);
  });

  it('H7, B17 keeps the press of a link that does more than lead to a page, and follows it at once only into a new tab', () => {
    const window = setUp();
    const members = element('#members');
    members.click();
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      members.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    expect(takeEarlyPresses(window)).toEqual([members]);
  });

  it.each([
    ['/videos', '/en/videos?v=1'],
    ['/videos?tag=web3', 'http://localhost/en/videos?tag=web3'],
  ])('I1, B17 stores at %s the language that a link chooses, and keeps what the address asks for', (path, target) => {
    const window = setUp({ href: `http://localhost${path}` });
    element('a[hreflang] i').click();
    expect(window.localStorage.getItem('i18nextLng')).toBe('en');
    expect(element('a[hreflang]').getAttribute('href')).toBe(target);
  });

  it('B12, B17 leads to the chosen language also where storage is refused', () => {
    setUp({ href: 'http://localhost/videos?tag=web3', storageRefused: true });
    element('a[hreflang]').click();
    expect(element('a[hreflang]').getAttribute('href')).toMatch(/\/en\/videos\?tag=web3$/);
  });
});

describe('the language of a visit', () => {
  interface Visit extends Options {
    referrer?: string;
    navigation?: NavigationTimingType;
    renderedPath?: string;
  }

  /** Where a visitor who opens this path is led. */
  function ledTo(
    path: string,
    { referrer = '', navigation = 'navigate', renderedPath = '', ...options }: Visit,
  ): string | undefined {
    const window = fakeWindow({ ...options, href: `https://constela.example${path}` });
    const replace = jest.fn<void, [string]>();
    const stop = jest.fn();
    Object.assign(window.location, { replace });
    const performance = { getEntriesByType: () => [{ type: navigation }] };
    const document = { referrer, documentElement: { dataset: { renderedPath } } };
    goToLanguage(Object.assign(window, { stop, document, performance }));
    expect(stop).toHaveBeenCalledTimes(replace.mock.calls.length);
    return replace.mock.calls[0]?.[0];
  }
  const english = { languages: ['en-US', 'es'] };

  it('I1, R8 leads nobody away from a page that another site shows, but from one that is not found', () => {
    expect(ledTo('/web/2026/https://constela.example/', { ...english, renderedPath: '/' })).toBeUndefined();
    expect(ledTo('/nope', { ...english, renderedPath: '/404' })).toBe('/en/nope');
  });

  const site = 'https://constela.example/videos';

  it.each<[string, Visit]>([
    ['who chose English', { stored: { i18nextLng: 'en' }, languages: ['es'] }],
    ['whose browser speaks English', english],
    ['whose storage is refused', { ...english, storageRefused: true }],
    ['from another site', { ...english, referrer: 'https://constela.example.org/' }],
    ['with a phone by Cubot', { ...english, userAgent: 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18) Chrome/120' }],
  ])('I1 leads a visitor %s from a plain address to the English page', (_who, visit) => {
    expect(ledTo('/videos?q=a#b', visit)).toBe('/en/videos?q=a#b');
    expect(ledTo('/', visit)).toBe('/en');
  });

  it.each<[string, Visit]>([
    ['whose browser speaks Spanish', { languages: ['es-MX', 'en'] }],
    ['who chose Spanish', { ...english, stored: { i18nextLng: 'es' } }],
    ['who comes from a page of this site', { ...english, referrer: site }],
    ['who reloads', { ...english, navigation: 'reload' }],
    ['who comes Back', { ...english, navigation: 'back_forward' }],
  ])('I1 leaves a visitor %s where they are', (_who, visit) => {
    expect(ledTo('/videos', visit)).toBeUndefined();
  });

  it.each(
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/125',
      'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
      'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
      'Mozilla/5.0 (compatible; YouBot/1.0)',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (compatible; Yahoo! Slurp)',
      'Mozilla/5.0 (Linux; Android 11) Chrome/125 Mobile Safari/537.36 Chrome-Lighthouse',
    ].map((userAgent) => [userAgent]),
  )('I1 never leads the crawler %s away', (userAgent) => {
    expect(ledTo('/videos', { ...english, userAgent })).toBeUndefined();
  });

  it('I1 stays under /en whatever is stored, and where a host answers with Spanish HTML', () => {
    for (const stored of ['es', 'en', 'fr'])
      expect(ledTo('/en/nowhere', { ...english, stored: { i18nextLng: stored } })).toBeUndefined();
  });
});

describe('the token of a mail', () => {
  function windowAt(path: string) {
    const window = fakeWindow({ href: `https://constela.example${path}` });
    hideMailToken(window);
    return window;
  }

  it.each([
    ['/waitlist/confirm?token=s3cret', '/waitlist/confirm', 's3cret', undefined],
    ['/en/waitlist/confirm/?a=b%20c&token=s3cret#part', '/en/waitlist/confirm/?a=b+c#part', 's3cret', undefined],
    ['/waitlist/leave?token=s3cret&token=another', '/waitlist/leave', undefined, 's3cret'],
    ['/en/waitlist/leave?token=s3cret', '/en/waitlist/leave', undefined, 's3cret'],
    ['/waitlist/l%65ave?token=s3cret', '/waitlist/l%65ave', undefined, 's3cret'],
    ['/waitlist//confirm?token=s3cret', '/waitlist//confirm', 's3cret', undefined],
    ['//en/waitlist/confirm.html?token=s3cret', '//en/waitlist/confirm.html', 's3cret', undefined],
    ['/waitlist/other?token=s3cret', '/waitlist/other', undefined, undefined],
    ['/waitlist/confirm?token=', '/waitlist/confirm', '', undefined],
    ['/waitlist/confirm?utm=a%20b', '/waitlist/confirm?utm=a%20b', undefined, undefined],
  ])('B3 B4 leaves of %s in the address bar %s, and gives the token to its own page', (path, left, confirm, leave) => {
    const window = windowAt(path);
    expect(window.location.href).toBe(`https://constela.example${left}`);
    const { mailToken } = browserServices(window);
    expect([mailToken('confirm'), mailToken('leave')]).toEqual([confirm, leave]);
  });

  it('B3 B12 keeps the token where the page is loaded anew, its address already without it', () => {
    const window = windowAt('/waitlist/confirm?token=s3cret');
    hideMailToken(window);
    expect(browserServices(window).mailToken('confirm')).toBe('s3cret');
  });

  it.each(['replace', 'push'] as const)('B3 forgets the token by the next %s of a history entry', (write) => {
    const { addressBar, mailToken } = browserServices(windowAt('/waitlist/confirm?token=s3cret'));
    addressBar[write]('/waitlist/confirm', {});
    expect(mailToken('confirm')).toBeUndefined();
  });
});

describe('the script that comes late', () => {
  /** jsdom paints nothing: a window that a test paints by hand. */
  function windowToPaint(hidden = false) {
    const watchers = new Set<() => void>();
    class PaintObserver {
      constructor(private readonly notice: () => void) {}
      /** Also of a paint before it asked. */
      observe({ type, buffered }: PerformanceObserverInit) {
        if (type === 'paint' && buffered) watchers.add(this.notice);
      }
      disconnect() {
        watchers.delete(this.notice);
      }
    }
    const requestAnimationFrame = jest.fn();
    const window = { document: { hidden }, PerformanceObserver: PaintObserver, setTimeout, requestAnimationFrame };
    const load = jest.fn(() => Promise.resolve());
    startAfterPaint(window as unknown as typeof globalThis.window, load);
    const paint = () => watchers.forEach((notice) => notice());
    const nextFrame = () => requestAnimationFrame.mock.calls.forEach(([draw]) => draw());
    return { load, watchers, paint, nextFrame };
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('B1 asks for the site’s own code once the page is painted, and only once', () => {
    const { load, watchers, paint, nextFrame } = windowToPaint();
    nextFrame();
    expect(load).not.toHaveBeenCalled();
    paint();
    expect(load).toHaveBeenCalledTimes(1);
    expect(watchers.size).toBe(0);
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('B1 leaves the whole page its frame where a part of it was painted before', () => {
    const { load, paint, nextFrame } = windowToPaint();
    paint();
    expect(load).not.toHaveBeenCalled();
    nextFrame();
    paint();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('B1 starts in the end even where no paint is told of', () => {
    const { load } = windowToPaint();
    jest.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('B1 does not wait for a paint of a tab in the background', () => {
    expect(windowToPaint(true).load).toHaveBeenCalledTimes(1);
  });
});

describe('code that stays away', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    document.body.innerHTML = '<p id="code-missing" role="alert" hidden>Something is missing.</p>';
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const failing = (times: number) => {
    const load = jest.fn(() => Promise.resolve());
    for (let left = times; left > 0; left -= 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return load;
  };
  const isTold = () => screen.queryByRole('alert') !== null;
  const windowOf = () => Object.assign(fakeWindow(), { performance: { getEntriesByType: () => [] } });

  it.each([
    ['at once', 1, false, 2, 0],
    ['when the site answers again', 3, false, 4, 1],
    ['three times, and then says so', 9, true, 6, 1],
  ])('B12, B1 asks again %s', async (_when, failures, told, calls, complaints) => {
    const load = failing(failures);
    void loadOrTell(windowOf(), load);
    await jest.advanceTimersByTimeAsync(20_000);
    expect([isTold(), load.mock.calls.length]).toEqual([told, calls]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(calls);
    if (complaints) expectConsole('error', /code failed to load/);
  });

  it('B12, B1 asks again at once for each script that was lost', async () => {
    const loads = [failing(1), failing(1)];
    await loadOrTell(windowOf(), ...loads);
    expect(isTold()).toBe(false);
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('B12, B1 says so after half a minute without an answer, until the code is there', async () => {
    let arrive = () => {};
    void loadOrTell(windowOf(), () => new Promise<void>((resolve) => (arrive = resolve)));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(isTold()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isTold()).toBe(true);
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(isTold()).toBe(false);
  });
});
