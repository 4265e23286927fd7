import type { Page } from 'playwright-core';
import { inTime } from '../../../src/lib/inTime';

/** Something that each page has and no other. */
const landmarks = {
  home: '.starfield',
  community: '.ideas-told',
  videos: '.explorer-filters',
  video: '.video-actions',
  profile: '.profile-header',
  waitlist: '.waitlist-header',
  privacy: '.privacy-part',
  login: '.coming-soon',
};

/** Without an ElementHandle, which would keep the element, and with it a page that was left, from being collected. */
export const seen = (page: Page, selector: string, state: 'visible' | 'attached' | 'detached' | 'hidden' = 'visible') =>
  page.locator(selector).first().waitFor({ state });

export const arrive = (page: Page, at: keyof typeof landmarks) => seen(page, `main ${landmarks[at]}`, 'attached');

/** Follows a link, and waits for the page that it leads to. */
export async function go(page: Page, link: string, to: keyof typeof landmarks): Promise<void> {
  await page.click(link);
  await arrive(page, to);
}

/** Down to the end of the page, as somebody reads, and up again. @throws when the browser draws no more. */
export async function readThrough(page: Page): Promise<void> {
  const reading = page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
  await inTime(reading);
}
