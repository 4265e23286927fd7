/** In milliseconds. A page that is never painted, or not noticed to be, starts all the same. */
const patience = 1000;

/**
 * Fetches the site's own code once the page has been painted: until then a slow line is kept busy by what the page shows and by
 * React, so that the one comes sooner and the other no later. A page that waits for its code to show anything does not wait.
 */
export function startAfterPaint(window: Window & typeof globalThis, load: () => Promise<unknown>): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  let isAsked = false;
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    load().catch((error: unknown) => {
      console.error('The site’s code did not come.', error);
      // Another language is better than nothing.
      delete dataset.otherLanguage;
    });
  };
  if (document.hidden || 'otherLanguage' in dataset) return start();
  const observer = new window.PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
  window.setTimeout(start, patience);
}
