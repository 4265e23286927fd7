/** In milliseconds. The code is fetched then even if the browser reported no paint. */
const timeout = 1000;

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
    load().catch((error: unknown) => console.error('The site’s code failed to load.', error));
  };
  if (document.hidden) return start();
  const observer = new window.PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
  window.setTimeout(start, timeout);
}
