import { holdBack } from './support/slowLine';
import { waitUntilIdle } from './support/idle';
import { expectKept, fillIn, freshEmail, mailOnceSent, sendButton, thanks } from './support/signUp';
import { expect, test, type Visit } from './support/test';

/** Opens a page whose scripts come only once `press` has pressed something. */
async function pressBeforeScripts({ page, at }: Visit, plain: string, press: () => Promise<unknown>): Promise<void> {
  const scripts = await holdBack(page, '**/*.js');
  await page.goto(at(plain), { waitUntil: 'commit' });
  await press();
  await scripts.letPass();
  await waitUntilIdle(page);
  await page.unroute('**/*.js');
}

interface EarlyPress {
  name: string;
  path: string;
  /** Pressed one after the other. */
  selectors: string[];
  /** In the page: holds when the press was answered once. A second answer would turn it back, or make it two. */
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
    name: 'menu, which is closed again',
    path: '/community',
    selectors: ['.menu-button', '.mobile-menu button'],
    isAnswered: () => document.querySelectorAll('.mobile-menu:modal').length === 0,
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
    name: 'like',
    path: '/video/video1',
    selectors: ['.like-button'],
    isAnswered: () => document.querySelectorAll('.like-button.is-chosen').length === 1,
  },
  {
    name: 'share',
    path: '/video/video1',
    selectors: ['.like-button ~ button'],
    isAnswered: () => document.querySelectorAll('.toast-card').length === 1,
  },
  {
    name: 'term',
    path: '/community',
    selectors: ['.lead-text button'],
    isAnswered: () => document.querySelectorAll('.lead-text :popover-open').length === 1,
  },
];

test.describe('before any script has come', () => {
  for (const { name, path, selectors, isAnswered } of earlyPresses) {
    test(`B1, B9, B17, B20, I1, N2, N4 answers a press once: ${name}`, async ({ visit, page }) => {
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
});

test('B17, B12, P4 posts a comment that was typed before any script has come', async ({ visit, page, t }) => {
  await pressBeforeScripts(visit, '/video/video4', () => page.getByLabel(t('comments:form.label')).fill('¡Hola!'));
  await page.getByRole('button', { name: t('comments:form.send') }).click();
  await expect(page.getByRole('article').first()).toContainText('¡Hola!');
});

test('B12, V1–V3 filters by what was typed early, not by what the address says', async ({ visit, page, at }) => {
  const search = page.getByRole('searchbox');
  await pressBeforeScripts(visit, '/videos?q=zzzz&tag=web3', () => search.fill('a'));
  await expect(page).toHaveURL((url) => url.pathname + url.search === at('/videos?q=a&tag=web3'));
  await expect(search).toHaveValue('a');
});

test('B12, B1 sends what was typed into the form before slow scripts came', async ({ visit }) => {
  const email = freshEmail();
  await pressBeforeScripts(visit, '/waitlist', () => fillIn(visit, email));
  await expectKept(visit, email);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  await mailOnceSent(email);
});
