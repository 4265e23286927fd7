import { fakeWindow } from '../../test/fakeWindow';
import { browserServices } from '../browserServices';
import { keepEarlyPresses, takeEarlyPresses } from './earlyPresses';
import { goToLanguage } from './goToLanguage';
import { hideMailToken } from './hideMailToken';
import { startAfterPaint } from './lateScript';

type Options = Parameters<typeof fakeWindow>[0];

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.chosenLanguage;
  document.documentElement.removeAttribute('lang');
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

describe('the language of the HTML', () => {
  /** Where a browser at this address ends up, in the address bar and by a second load. */
  function runAt(path: string, lang: string, options: Options = {}) {
    document.documentElement.lang = lang;
    const window = fakeWindow({ ...options, href: `https://constela.example${path}` });
    const replace = jest.fn();
    const stop = jest.fn();
    Object.assign(window.location, { replace });
    goToLanguage(Object.assign(window, { stop }));
    expect(stop).toHaveBeenCalledTimes(replace.mock.calls.length);
    return { loaded: replace.mock.calls[0]?.[0] as string | undefined, shown: window.location.href };
  }

  it.each([
    ['who chose English', 'es', { stored: { i18nextLng: 'en' }, languages: ['es'] }, '/en/videos?q=a#b'],
    ['whose browser speaks Spanish', 'en', { languages: ['es-MX', 'en'] }, '/es/videos?q=a#b'],
    ['whose storage is refused', 'es', { storageRefused: true, languages: ['en'] }, '/en/videos?q=a#b'],
    ['who has what they asked for', 'es', { languages: ['es-MX'] }, undefined],
  ])('I1, B17 loads the HTML of the right language for a visitor %s', (_who, lang, options, expected) => {
    expect(runAt('/videos?q=a#b', lang, options).loaded).toBe(expected);
  });

  it.each([
    ['/en', 'es', '/en', undefined],
    ['/en/videos', 'es', '/en/videos', undefined],
    ['/es', 'en', '/', 'es'],
    ['/es/', 'es', '/', 'es'],
    ['/es/videos?tag=web3#a', 'en', '/videos?tag=web3#a', 'es'],
    ['/es//evil.test/x', 'es', '/evil.test/x', 'es'],
  ])('I1 never leaves %s, which names a language, whatever is served and stored', (path, lang, asShown, chosen) => {
    for (const stored of ['es', 'en', 'fr']) {
      const { loaded, shown } = runAt(path, lang, { stored: { i18nextLng: stored }, languages: ['en'] });
      expect([loaded, shown]).toEqual([undefined, `https://constela.example${asShown}`]);
      expect(document.documentElement.dataset.chosenLanguage).toBe(chosen);
    }
  });

  it('I1, B3 loads the page anew in its language without losing what its history entry keeps', () => {
    const state = { mailToken: { confirm: 's3cret' }, scrollPosition: { top: 983 } };
    document.documentElement.lang = 'es';
    const window = fakeWindow({ href: 'https://constela.example/waitlist/confirm', languages: ['en'] });
    window.history.replaceState(state, '', window.location.href);
    goToLanguage(Object.assign(window, { stop: jest.fn() }));
    expect(window.location.href).toBe('https://constela.example/en/waitlist/confirm');
    expect(window.history.state).toEqual(state);
    expect(window.reload).toHaveBeenCalledTimes(1);
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
    ['/waitlist/l%65ave?token=s3cret', '/waitlist/l%65ave', undefined, undefined],
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
    const window = { document: { hidden }, PerformanceObserver: PaintObserver, setTimeout };
    const load = jest.fn(() => Promise.resolve());
    startAfterPaint(window as unknown as typeof globalThis.window, load);
    return { load, watchers, paint: () => watchers.forEach((notice) => notice()) };
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('B1 asks for the site’s own code once the page is painted, and only once', () => {
    const { load, watchers, paint } = windowToPaint();
    expect(load).not.toHaveBeenCalled();
    paint();
    expect(load).toHaveBeenCalledTimes(1);
    expect(watchers.size).toBe(0);
    jest.runAllTimers();
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
