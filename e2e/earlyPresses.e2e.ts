import { holdBack } from './support/slowLine';
import { waitUntilIdle } from './support/idle';
import { expect, test, type Visit } from './support/test';

/** Opens a page whose scripts come only once `press` has pressed something. */
async function pressBeforeScripts({ page, at }: Visit, plain: string, press: () => Promise<unknown>): Promise<void> {
  const scripts = await holdBack(page, '**/*.js');
  await page.goto(at(plain), { waitUntil: 'commit' });
  await press();
  await scripts.letPass();
  await waitUntilIdle(page);
}

interface EarlyPress {
  name: string;
  path: string;
  /** Pressed one after the other. */
  selectors: string[];
  /** In the page: holds when each press was answered once. A second answer would turn it back, or make it two. */
  isAnswered: () => boolean;
}

const earlyPresses: EarlyPress[] = [
  {
    name: 'menu',
    path: '/community',
    selectors: ['.menu-button'],
    isAnswered: () => document.querySelectorAll('.mobile-menu:modal').length === 1,
  },
  {
    name: 'menu, which is closed again, and a term',
    path: '/community',
    selectors: ['.menu-button', '.mobile-menu button', '.lead-text button'],
    isAnswered: () =>
      document.querySelectorAll('.mobile-menu:modal').length === 0 &&
      document.querySelectorAll('.explanation:popover-open').length === 1,
  },
  {
    name: 'language',
    path: '/community',
    selectors: ['.menu-button', '.mobile-menu a[hreflang=en]'],
    isAnswered: () => document.documentElement.lang === 'en' && localStorage.getItem('i18nextLng') === 'en',
  },
  {
    name: 'members, in the menu',
    path: '/videos',
    selectors: ['.menu-button', '.mobile-menu a[data-for-react]'],
    isAnswered: () => Math.abs(document.querySelector('#community')?.getBoundingClientRect().top ?? Number.NaN) < 200,
  },
  {
    name: 'like and share',
    path: '/video/video4',
    selectors: ['.like-button', '.like-button ~ button'],
    isAnswered: () =>
      document.querySelectorAll('.like-button.is-chosen').length === 1 &&
      document.querySelectorAll('.toast-card').length === 1,
  },
  {
    name: 'a lesson in thirty seconds',
    path: '/video/video1',
    selectors: ['.slides-play'],
    isAnswered: () => document.querySelectorAll('.slides-stage > button').length === 2,
  },
];

for (const { name, path, selectors, isAnswered } of earlyPresses) {
  test(`B17 answers a press once, before any script has come: ${name}`, async ({ visit, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await pressBeforeScripts(visit, path, async () => {
      for (const selector of selectors) await page.locator(selector).filter({ visible: true }).first().click();
    });
    await page.waitForFunction(isAnswered);
    // A second answer would come by now.
    await page.waitForTimeout(500);
    expect(await page.evaluate(isAnswered)).toBe(true);
  });
}

test('B17, V1–V3 filters by what was typed early, not by what the address says', async ({ visit, page, at }) => {
  const search = page.getByRole('searchbox');
  await pressBeforeScripts(visit, '/videos?q=zzzz&tag=web3', () => search.fill('a'));
  await expect(page).toHaveURL((url) => url.pathname + url.search === at('/videos?q=a&tag=web3'));
  await expect(search).toHaveValue('a');
});
