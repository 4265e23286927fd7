/** In milliseconds. The code is fetched then even if the browser reported no paint. */
const timeout = 1000;

/**
 * The build puts this at the end of every page, with the addresses of entry.vendor.ts and entry.client.tsx, and of what this page
 * imports, in the data of the script.
 */
export function loadAfterPaint(window: Window & typeof globalThis): void {
  const { document } = window;
  const { vendor = '', client = '', preloads = '' } = document.currentScript?.dataset ?? {};
  // Computes styles and layout now: Chromium would begin only once the preloaded font is there (docs/decisions/early-layout.md).
  void document.body.offsetHeight;
  startAfterPaint(window, async () => {
    const links = [client, ...preloads.split(' ').filter(Boolean)].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    document.head.append(...links);
    await import(vendor);
    await import(client);
  });
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
