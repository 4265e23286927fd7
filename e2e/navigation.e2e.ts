import type { Page } from '@playwright/test';
import { chooseLanguage, otherLanguage } from './support/menu';
import { hydrated, settled } from './support/settled';
import { expect, test, type Visit } from './support/test';

const titleLink = (page: Page, path: string) => page.locator(`main :is(h2, h3) a[href*="${path}"]`);
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Brings something to the middle of the screen, as a visitor does who is about to press it, until its place is kept. */
async function lookAt(page: Page, selector: string): Promise<number> {
  const middle = (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await page.locator(selector).first().evaluate(middle);
  await page.waitForFunction(() => {
    const kept = (history.state as { scrollPosition?: { top: number } } | null)?.scrollPosition?.top;
    return window.scrollY > 0 && kept !== undefined && Math.abs(kept - window.scrollY) < 2;
  });
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
  await expect(page.locator('p[aria-live]')).toHaveText(await page.title());
  await page.goForward();
  await expectAt(visit, lesson);
  await expectToStayAt(page, onLesson);
});

test('R1, R5, H5 goes back home to the member that was pressed @engines', async ({ page, open }) => {
  await open('/');
  const onHome = await lookAt(page, 'main :is(h2, h3) a[href*="/profile/mira"]');
  await titleLink(page, '/profile/mira').first().click();
  await expect(page).toHaveURL(/\/profile\/mira$/);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('.home')).toBeVisible();
  await expectToStayAt(page, onHome);
  await expect(titleLink(page, '/profile/mira').first()).toBeFocused();
});

test('R3, I1, B17 finds the place again after a reload or a change of language', async ({ visit, page, language }) => {
  const other = otherLanguage(language);
  await visit.open('/videos');
  const place = await lookAt(page, `main :is(h2, h3) a[href*="${lesson}"]`);
  await page.reload();
  await settled(page);
  await expectToStayAt(page, place);
  await titleLink(page, lesson).click();
  await expectAt(visit, lesson);
  await chooseLanguage(visit, other);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goBack();
  await expect(page).toHaveURL(/\/videos$/);
  await expectToStayAt(page, place);
  // The host knows nothing of the choice: its HTML of this address is in another language.
  await page.goto('/robots.txt');
  await page.goBack();
  await settled(page);
  await expectToStayAt(page, place);
});

declare global {
  interface Window {
    transitions: number;
  }
}

/** Counts the view transitions in which the new page comes in over a time that an eye can follow. */
function countTransitions() {
  window.transitions = 0;
  const start = document.startViewTransition.bind(document);
  const count = () => {
    const isSeen = document.getAnimations().some(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect;
      return pseudoElement === '::view-transition-new(root)' && Number(effect?.getTiming().duration) >= 150;
    });
    if (isSeen) window.transitions += 1;
  };
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(count, () => undefined);
    return transition;
  };
}

test('B1 shows a new page by a view transition, where motion is wanted', async ({ page, at }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(at('/videos'));
  await hydrated(page);
  await page.evaluate(countTransitions);
  for (const [place, plain] of ['/community', '/waitlist', '/'].entries()) {
    await page
      .locator(`footer a[href^="${at(plain)}?"]`)
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === at(plain));
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
    await page.waitForFunction((count) => window.transitions === count, place + 1);
  }
});
