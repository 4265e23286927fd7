import { expect, type Page } from '@playwright/test';

/** Holds back the requests for an address until `letPass`, which first waits for one: a journey that held nothing back proves nothing. */
export async function holdBack(page: Page, url: string) {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  const isAskedFor = () => expect.poll(() => count, url).toBeGreaterThan(0);
  return { count: () => count, isAskedFor, letPass: () => isAskedFor().then(() => release()) };
}
