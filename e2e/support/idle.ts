import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const pending = new WeakMap<BrowserContext, Set<Request>>();

/** Follows the requests of a context, which `waitUntilIdle` waits for. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => requests.add(request));
  // With a new document, what the one before it still waited for is given up, which Chromium does not always tell.
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) requests.clear();
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    context.on(end as 'requestfinished', (request) => requests.delete(request));
  }
}

/** Waits until every request has ended, but for those that a journey holds back itself. */
export async function requestsEnded(page: Page, held?: string): Promise<void> {
  const requests = pending.get(page.context()) ?? new Set<Request>();
  const waiting = () => [...requests].map((request) => request.url()).filter((url) => !held || !url.endsWith(held));
  await expect.poll(waiting, { intervals: [25] }).toEqual([]);
}

/** In the page: whether all of it is hydrated, since React keeps what it knows in properties of the elements. */
export function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input)')];
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  return controls.length > 0 && controls.every(isKnown);
}

/** In the page: whether the history entry keeps how far the page is scrolled. */
export function isPlaceKept(): boolean {
  const kept = (history.state as { scrollPosition?: { top: number } } | null)?.scrollPosition?.top ?? 0;
  return scrollY > 0 && Math.abs(kept - scrollY) < 2;
}

/** On a busy machine hydration takes longer than an action may: the journey's own time ends it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 0 });
}

/** Waits until the page is drawn and the browser idle; five seconds at most, since a busy Chromium may never say so. */
function idle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5000);
        requestAnimationFrame(() => requestIdleCallback(resolve));
      }),
  );
}

/** Waits until the page is hydrated and has nothing left to do or to fetch. Playwright's `networkidle` adds half a second to each visit. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await hydrated(page);
  // Startup goes on after hydration, and may ask for more.
  await idle(page);
  await requestsEnded(page);
  await idle(page);
}
