import type { Page } from 'playwright-core';
import { journey, type Visit } from './support/journey';

/** The picture of the new page comes in over a time that an eye can follow. */
const isBlending = () =>
  document.getAnimations().some(({ effect }) => {
    const { pseudoElement } = effect as KeyframeEffect;
    return pseudoElement === '::view-transition-new(root)' && Number(effect?.getTiming().duration) >= 150;
  });

/** Follows links of the footer, the second as soon as the first page is there; tells how often pages were blended. */
async function walk({ page, at, open }: Visit): Promise<number> {
  await open('/videos');
  let blended = 0;
  for (const plain of ['/community', '/waitlist', '/']) {
    await page.locator(`footer a[href^="${at(plain)}?"]`).first().click();
    blended += await wasBlended(page);
    await page.waitForURL((url) => url.pathname === at(plain));
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  }
  return blended;
}

/** Looks for as long as a page may take to come. */
async function wasBlended(page: Page): Promise<number> {
  try {
    await page.waitForFunction(isBlending, undefined, { timeout: 1000, polling: 'raf' });
    return 1;
  } catch {
    return 0;
  }
}

journey(
  'B1 blends one page into the next, and lets nobody wait for it',
  async (visit) => expect(await walk(visit)).toBe(3),
  { reducedMotion: 'no-preference' },
);

journey('B1 blends nothing for who asked for less motion', async (visit) => expect(await walk(visit)).toBe(0));
