import type { Page } from '@playwright/test';
import { chooseLanguage, otherLanguage } from './support/menu';
import { isPlaceKept, waitUntilIdle } from './support/idle';
import { expect, test, type Visit } from './support/test';

const titleLink = (page: Page, path: string) => page.locator(`main :is(h2, h3) a[href*="${path}"]`);
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Brings something to the middle of the screen, as a visitor does who is about to press it, until its place is kept. */
async function lookAt(page: Page, selector: string): Promise<number> {
  const middle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await page.locator(selector).first().evaluate(middle);
  await page.waitForFunction(isPlaceKept);
  return top(page);
}

async function expectToStayAt(page: Page, place: number): Promise<void> {
  const distance = async () => Math.abs((await top(page)) - place);
  await expect.poll(distance).toBeLessThanOrEqual(50);
  await page.waitForTimeout(300);
  expect(await distance()).toBeLessThanOrEqual(50);
}

const lesson = '/video/video15';
const expectAt = ({ page, at }: Visit, plain: string) =>
  expect(page).toHaveURL((url) => url.pathname + url.search === at(plain));

test('R3, R4, V5 goes back and forward to where each page was left @engines', async ({ visit, page, open }) => {
  await open('/videos');
  const onVideos = await lookAt(page, `main :is(h2, h3) a[href*="${lesson}"]`);
  expect(onVideos).toBeGreaterThan(1000);
  await titleLink(page, lesson).click();
  await expectAt(visit, lesson);
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => top(page)).toBe(0);
  const onLesson = await lookAt(page, '.comment-form');
  await page.goBack();
  await expectAt(visit, '/videos');
  await expectToStayAt(page, onVideos);
  await expect(titleLink(page, lesson)).toBeFocused();
  // A screen reader hears where it is.
  await expect(page.locator('#root > p[aria-live]')).toHaveText(await page.title());
  await page.goForward();
  await expectAt(visit, lesson);
  await expectToStayAt(page, onLesson);
});

test('B22, R5 leads from a star to its member, and back to that star @engines', async ({ visit, page, t }) => {
  await visit.open('/?forceHideBadge=true');
  const star = page.getByRole('link', { name: `Orion: ${t('members:orion.role')}`, exact: true });
  await star.click();
  await expectAt(visit, '/profile/orion');
  await page.goBack();
  await expect(star).toBeFocused();
});

test('R3, I1, B17 finds the place again after a reload or a change of language', async ({ visit, page, language }) => {
  const other = otherLanguage(language);
  await visit.open('/videos');
  const place = await lookAt(page, `main :is(h2, h3) a[href*="${lesson}"]`);
  await page.reload();
  await waitUntilIdle(page);
  await expectToStayAt(page, place);
  await titleLink(page, lesson).click();
  await expectAt(visit, lesson);
  await chooseLanguage(visit, other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goBack();
  await expectAt(visit, '/videos');
  await expectToStayAt(page, place);
  await page.goto('/robots.txt');
  await page.goBack();
  await waitUntilIdle(page);
  await expectToStayAt(page, place);
});
