import type { Page } from 'playwright-core';
import { journey } from './support/journey';
import { settled } from './support/settled';

const title = 'main :is(h2, h3) a[href*="/video/video15"]';
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** As after a visit elsewhere: the browser loads the page anew. */
async function goBackFromElsewhere(page: Page) {
  await page.goto('/robots.txt');
  await page.goBack();
  await settled(page);
}

journey('R3, I1, B17 finds the place again when the page is loaded anew, also in another language', async (visit) => {
  const { page, language } = visit;
  const other = language === 'es' ? 'en' : 'es';
  const isNear = async (place: number) => {
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) <= 50, place);
    await page.waitForTimeout(300);
    expect(Math.abs((await top(page)) - place)).toBeLessThanOrEqual(50);
  };
  await visit.open('/videos');
  await page.locator(title).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction(() => (history.state as { place?: unknown } | null)?.place);
  const place = await top(page);
  await page.reload();
  await settled(page);
  await isNear(place);
  // What the host knows nothing of: its HTML of this address is in another language.
  await page.evaluate((other) => localStorage.setItem('i18nextLng', other), other);
  await goBackFromElsewhere(page);
  await isNear(place);
});
