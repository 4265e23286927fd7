import type { Page } from '@playwright/test';
import { languages } from '../src/lib/language';
import { siteUrl } from '../src/lib/site';
import { chooseLanguage, otherLanguage } from './support/menu';
import { isPlaceKept, waitUntilIdle } from './support/idle';
import { holdBack } from './support/slowLine';
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

test('B2 keeps one canonical address, without the query, from page to page @both', async ({ page, t, at, open }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await open('/videos?q=web3&v=1');
  await expect(canonical).toHaveAttribute('href', siteUrl + at('/videos'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav:waitlist') })
    .click();
  await expect(canonical).toHaveAttribute('href', siteUrl + at('/waitlist'));
  await expect(page.locator('link[hreflang]')).toHaveCount(languages.length + 1);
  for (const once of ['title', 'meta[name="description"]', 'link[type="application/rss+xml"]'])
    await expect(page.locator(once)).toHaveCount(1);
});

const footerLink = ({ page, at }: Visit, plain: string) => page.locator(`footer a[href^="${at(plain)}?"]`);

test('B1, R3 leaves one entry for two links that are pressed while their pages are on the way', async ({
  visit,
  page,
}) => {
  await visit.open('/login');
  const slow = await holdBack(page, '**/CommunityPage.*.js');
  await footerLink(visit, '/community').click();
  await slow.isAskedFor();
  await expectAt(visit, '/login');
  await footerLink(visit, '/privacy').click();
  await expectAt(visit, '/privacy');
  await slow.letPass();
  await waitUntilIdle(page);
  await expectAt(visit, '/privacy');
  await page.goBack();
  await expectAt(visit, '/login');
});

test('R3, V1 keeps in its entry a filter that was set just before a link is pressed', async ({ visit, page }) => {
  await visit.open('/videos');
  await page.getByRole('searchbox').fill('a');
  await footerLink(visit, '/privacy').click();
  await expectAt(visit, '/privacy');
  await page.goBack();
  await expectAt(visit, '/videos?q=a');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});

test('B1, H2 starts a view transition for a link to another page, and for nothing else @both', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.body.dataset.transitions = String(Number(document.body.dataset.transitions ?? 0) + 1);
      return start(update);
    };
  });
  const expectStarted = async (times: number) => {
    await waitUntilIdle(page);
    expect(await page.evaluate(() => Number(document.body.dataset.transitions ?? 0))).toBe(times);
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit.open('/videos?forceHideBadge=true');
  await page.getByRole('searchbox').fill('a');
  await expectAt(visit, '/videos?forceHideBadge=true&q=a');
  await footerLink(visit, '/videos').click();
  await expectAt(visit, '/videos');
  await expectStarted(0);
  await footerLink(visit, '/community').click();
  await expectAt(visit, '/community');
  await expectStarted(1);
  await page.goBack();
  await expectAt(visit, '/videos');
  await expectStarted(1);
  await page.getByRole('searchbox').fill('b');
  await expectAt(visit, '/videos?q=b');
  await expectStarted(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footerLink(visit, '/privacy').click();
  await expectAt(visit, '/privacy');
  await expectStarted(1);
});
