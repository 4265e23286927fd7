import { networkBack, refetchFailed } from '../../lib/online';
import { tellCodeMissing } from '../context';

/** In milliseconds. The code is fetched then even if the browser reported no paint. */
const timeout = 1000;
/** In milliseconds: code that has not come by then is told of. */
const lateAfter = 30_000;
const attempts = 3;

/**
 * The build puts this at the end of every page, with the addresses of entry.vendor.ts and entry.client.tsx, and of what this page
 * imports, in the data of the script.
 */
export function loadAfterPaint(window: Window & typeof globalThis): void {
  const { document } = window;
  const { vendor = '', client = '', preloads = '' } = document.currentScript?.dataset ?? {};
  layOutWhileIdle(window);
  startAfterPaint(window, () => {
    const links = [client, ...preloads.split(' ').filter(Boolean)].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
    return loadOrTell(
      window,
      () => import(vendor),
      () => import(client),
    );
  });
}

/**
 * Chromium waits up to 100 ms for a preloaded font before it lays out and paints. The page is styled and laid out in that time: in two
 * tasks, so that a font that comes meanwhile is not laid out twice.
 */
function layOutWhileIdle({ scheduler, document, performance, getComputedStyle }: Window & typeof globalThis): void {
  if (!scheduler || !performance.getEntriesByType) return;
  const isFontThere = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));
  const inBackground = (work: () => unknown) => scheduler.postTask(work, { priority: 'background' });
  void inBackground(() => getComputedStyle(document.body).color);
  void inBackground(() => isFontThere() || document.body.getBoundingClientRect());
}

/** Loads one code after the other, and tries again when the site answers; meanwhile the page says what is missing (B12). */
export async function loadOrTell(window: Window, ...loads: (() => Promise<unknown>)[]): Promise<void> {
  const late = window.setTimeout(() => tellCodeMissing(window, true), lateAfter);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // After the last attempt it is gone: only a reload brings it, which might lose what was typed.
    if (attempt > 1) await networkBack();
    try {
      for (const load of loads) await load().catch(() => refetchFailed(window).finally(load));
      window.clearTimeout(late);
      return tellCodeMissing(window, false);
    } catch (error) {
      if (attempt === 1) console.error('The site’s code failed to load.', error);
      tellCodeMissing(window, true);
    }
  }
}

/**
 * Fetches the site's own code after the first paint: until then a slow connection is busy with what the page shows and with React,
 * so the paint comes sooner and the code no later. Without a paint to wait for (a hidden tab) it is fetched at once.
 */
export function startAfterPaint(window: Window & typeof globalThis, load: () => Promise<unknown>): void {
  const { document } = window;
  let isAsked = false;
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    void load();
  };
  if (document.hidden || !('PerformanceObserver' in window)) return start();
  const observer = new window.PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  // Where only a part is painted yet, the whole is in the next frame.
  window.requestAnimationFrame(() => observer.observe({ type: 'paint', buffered: true }));
  window.setTimeout(start, timeout);
}
