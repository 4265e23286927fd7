import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { onPlainTab } from './plainTab';

/** Slow 4G, applied and not simulated: 1.6 Mbit/s and 150 ms latency. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const slowdown = Number(process.env.SLOWDOWN ?? 4);
/** Until a new window is drawn, which uses the whole processor. */
const windowMs = 1500;
/** Until every page is complete. */
const pageMs = 1600 + 600 * slowdown;

export interface Paint {
  first: number;
  largest: number;
  shift: number;
  /** When React has hydrated the first element and the last one; between the two, presses are already answered. */
  hydrationStart: number;
  hydrated: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

interface Visitor {
  /** The language of the browser. */
  language?: string;
  /** Leads to the site on a line that is slow by itself, which DevTools then need not slow down. */
  line?: boolean;
  /** Patterns of addresses that are not loaded. */
  blocked?: string[];
}

/**
 * Opens an address as a phone on a slow line does. `firstSinceStart` are the milliseconds from the wish to open the address to the first
 * paint of the last page that it led to.
 */
export async function load(browser: Browser, url: string, visitor: Visitor = {}) {
  return onPlainTab(browser, async (send) => {
    await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Network.enable');
    if (!visitor.line) await send('Network.emulateNetworkConditions', slow4G);
    if (visitor.blocked) await send('Network.setBlockedURLs', { urls: visitor.blocked });
    await send('Page.enable');
    // It would take time of each page that the address leads over.
    if (!visitor.line) await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watchPaints)})()` });
    if (visitor.language) {
      const { userAgent } = await send<{ userAgent: string }>('Browser.getVersion');
      await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: visitor.language });
    }
    await sleep(windowMs);
    const start = Date.now();
    await send('Page.navigate', { url });
    await sleep(pageMs);
    const { result } = await send<{ result: { value: Paint & { timeOrigin: number } } }>('Runtime.evaluate', {
      expression:
        '({ first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime, ...window.paint, timeOrigin: performance.timeOrigin })',
      returnByValue: true,
    });
    const { timeOrigin, ...paint } = result.value;
    return { ...paint, firstSinceStart: timeOrigin - start + paint.first };
  });
}

/** Runs in the page before its own scripts. Times are in milliseconds since the navigation started. */
function watchPaints() {
  window.paint = { first: Number.NaN, largest: Number.NaN, shift: 0, hydrationStart: Number.NaN, hydrated: Number.NaN };
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    window.paint.first = startTime;
    watchReact();
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.paint.largest = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.paint.shift += value;
  });
  // React marks hydrated elements with properties. Polling starts after the first paint, because it is work, too.
  function watchReact() {
    const poll = setInterval(() => {
      const isHydrated = (element: Element | null | undefined) =>
        Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
      if (!isHydrated(document.getElementById('root')?.firstElementChild)) return;
      window.paint.hydrationStart ||= performance.now();
      if (![...document.querySelectorAll('#root a, #root button')].every(isHydrated)) return;
      window.paint.hydrated = performance.now();
      clearInterval(poll);
    }, 5);
  }
}
