import type { CDPSession, Page } from 'playwright-core';

/** Slow 4G: 1.6 Mbit/s and 150 ms latency. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

interface SlowPress {
  name: string;
  path: string;
  /** Only where there is such a control. */
  width?: number;
  /** One after the other: a language stands in the menu on phones. */
  selectors: string[];
  /** In the page: holds when the press was answered once. A second answer would turn it back, or make it two. */
  isAnswered: () => boolean;
}

export const slowPresses: SlowPress[] = [
  {
    name: 'menu',
    path: '/community',
    width: 390,
    selectors: ['.menu-button'],
    isAnswered: () => document.querySelectorAll('.mobile-menu:modal').length === 1,
  },
  {
    name: 'members',
    path: '/community',
    width: 1280,
    selectors: ['.members-dropdown button'],
    isAnswered: () => document.querySelectorAll('.members-dropdown :popover-open').length === 1,
  },
  {
    name: 'language, in the menu',
    path: '/community',
    width: 390,
    selectors: ['.menu-button', '.mobile-menu a[hreflang=en]'],
    isAnswered: () => document.documentElement.lang === 'en' && localStorage.getItem('i18nextLng') === 'en',
  },
  {
    name: 'language, in the navbar',
    path: '/community',
    width: 1280,
    selectors: ['.site-header a[hreflang=en]'],
    isAnswered: () => document.documentElement.lang === 'en' && localStorage.getItem('i18nextLng') === 'en',
  },
  {
    name: 'members, in the menu',
    path: '/videos',
    width: 390,
    selectors: ['.menu-button', '.mobile-menu a[data-for-react]'],
    isAnswered: () => Math.abs(document.querySelector('#community')?.getBoundingClientRect().top ?? Number.NaN) < 200,
  },
  {
    name: 'like',
    path: '/video/video1',
    selectors: ['.like-button'],
    isAnswered: () => document.querySelectorAll('.like-button.is-chosen').length === 1,
  },
  {
    name: 'share',
    path: '/video/video1',
    selectors: ['.like-button ~ button'],
    isAnswered: () => document.querySelectorAll('.toast-card').length === 1,
  },
  {
    name: 'follow',
    path: '/profile/vega',
    selectors: ['.profile-header .btn'],
    isAnswered: () => document.querySelectorAll('.profile-header .is-chosen').length === 1,
  },
  {
    name: 'stop the stars',
    path: '/',
    selectors: ['.motion-toggle'],
    isAnswered: () => document.querySelector('.motion-toggle')?.ariaPressed === 'true',
  },
];

interface Pressed {
  /** Whether React had not hydrated the control yet. */
  isEarly: boolean;
}

interface Place {
  x: number;
  y: number;
}

/** Opens the page on a slow line and a slow processor, and presses as soon as the page tells that anything is painted. */
export async function pressAtFirstPaint(page: Page, { path, selectors }: SlowPress): Promise<Pressed> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', slow4G);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const told = <Told>(name: string) =>
    new Promise<Told>((resolve) =>
      tab.on('Runtime.bindingCalled', (call) => call.name === name && resolve(JSON.parse(call.payload) as Told)),
    );
  const [painted, pressed] = [told<Place>('tellPaint'), told<Pressed>('tellPress')];
  await tab.send('Runtime.enable');
  for (const name of ['tellPaint', 'tellPress']) await tab.send('Runtime.addBinding', { name });
  await page.addInitScript(watchPress, selectors[0]);
  await page.goto(path, { waitUntil: 'commit' });
  await pressAt(tab, await painted);
  const [, second] = selectors;
  const next = second && (await page.evaluate((selector) => window.placeOf(selector), second));
  if (next) await pressAt(tab, next);
  return pressed;
}

/** Without the waiting of Playwright, which would take longer than React. */
async function pressAt(tab: CDPSession, place: Place): Promise<void> {
  const mouse = { ...place, button: 'left', clickCount: 1 } as const;
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
}

declare global {
  interface Window {
    tellPaint?: (painted: string) => void;
    tellPress?: (pressed: string) => void;
    /** The middle of what a visitor wants to press; null while it is not shown. */
    placeOf: (selector: string) => Place | null;
  }
}

/** Runs in the page before its own scripts: tells where to press once anything is painted, and when it was pressed. */
function watchPress(selector: string) {
  window.placeOf = (selector) => {
    const element = [...document.querySelectorAll(selector)].find(({ clientWidth }) => clientWidth > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    window.tellPaint?.(JSON.stringify(window.placeOf(selector)));
  }).observe({ type: 'paint', buffered: true });
  const tell = ({ target }: Event) => {
    const isEarly = !Object.keys(target as Element).some((key) => key.startsWith('__react'));
    window.tellPress?.(JSON.stringify({ isEarly }));
  };
  addEventListener('click', tell, true);
}
