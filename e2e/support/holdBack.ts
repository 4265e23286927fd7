import type { Page } from 'playwright-core';
import { until } from './until';

interface Held {
  /** How many requests came so far. */
  count: () => number;
  /** Waits until there was a request to hold back, then lets all pass: a journey that held nothing back has proven nothing. */
  letPass: () => Promise<void>;
}

/** Holds back the requests for an address. */
export async function holdBack(page: Page, url: string): Promise<Held> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return {
    count: () => count,
    letPass: async () => {
      await until(`${url} is asked for`, () => count > 0);
      release();
    },
  };
}
