import { videosData } from '../src/features/videos/videosData';
import { holdBack } from './support/slowLine';
import { openMenu } from './support/menu';
import { settled } from './support/settled';
import { expectKept, fillIn, freshEmail, rpc, sendButton, thanks } from './support/signUp';
import { expect, test, wide, type Visit } from './support/test';

/** Opens a page whose scripts come only once `press` has pressed something. */
async function pressBeforeScripts({ page, at }: Visit, plain: string, press: () => Promise<unknown>): Promise<void> {
  const scripts = await holdBack(page, '**/*.js');
  await page.goto(at(plain), { waitUntil: 'commit' });
  await press();
  await scripts.letPass();
  await settled(page);
  await page.unroute('**/*.js');
}

interface EarlyPress {
  name: string;
  path: string;
  /** Only where there is such a control. */
  width?: number;
  /** One after the other: a language stands in the menu on phones. */
  selectors: string[];
  /** In the page: holds when the press was answered once. A second answer would turn it back, or make it two. */
  isAnswered: () => boolean;
}

const earlyPresses: EarlyPress[] = [
  {
    name: 'menu',
    path: '/community',
    width: 390,
    selectors: ['.menu-button'],
    isAnswered: () => document.querySelectorAll('.mobile-menu:modal').length === 1,
  },
  {
    name: 'members',
    path: '/community',
    width: 1280,
    selectors: ['.members-dropdown button'],
    isAnswered: () => document.querySelectorAll('.members-dropdown :popover-open').length === 1,
  },
  {
    name: 'language, in the menu',
    path: '/community',
    width: 390,
    selectors: ['.menu-button', '.mobile-menu a[hreflang=en]'],
    isAnswered: () => document.documentElement.lang === 'en' && localStorage.getItem('i18nextLng') === 'en',
  },
  {
    name: 'language, in the navbar',
    path: '/community',
    width: 1280,
    selectors: ['.site-header a[hreflang=en]'],
    isAnswered: () => document.documentElement.lang === 'en' && localStorage.getItem('i18nextLng') === 'en',
  },
  {
    name: 'members, in the menu',
    path: '/videos',
    width: 390,
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
    name: 'follow',
    path: '/profile/vega',
    selectors: ['.profile-header .btn'],
    isAnswered: () => document.querySelectorAll('.profile-header .is-chosen').length === 1,
  },
  {
    name: 'stop the stars',
    path: '/',
    selectors: ['.motion-toggle'],
    isAnswered: () => document.querySelector('.motion-toggle')?.ariaPressed === 'true',
  },
];

test.describe('before any script has come', () => {
  // The presses are at plain addresses.
  test.use({ language: 'es' });

  for (const { name, path, width, selectors, isAnswered } of earlyPresses) {
    const tag = width === wide.width ? ' @wide' : '';
    test(`B9, B17, I1, N2, N4 answers a press once: ${name}${tag}`, async ({ visit, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('B17, N4 closes the menu before any script has come', async ({ visit, page, t }) => {
  const menu = page.getByRole('dialog');
  await pressBeforeScripts(visit, '/community', async () => {
    await openMenu(visit);
    await menu.getByRole('button', { name: t('nav.closeMenu') }).click();
  });
  await expect(menu).toBeHidden();
});

test('B17, B12, P4 posts a comment that was typed before any script has come', async ({ visit, page, t }) => {
  await pressBeforeScripts(visit, '/video/video4', () => page.getByLabel(t('comments.form.label')).fill('¡Hola!'));
  await page.getByRole('button', { name: t('comments.form.send') }).click();
  await expect(page.getByRole('article').first()).toContainText('¡Hola!');
});

test('B12, V1–V3 filters by what was typed early, not by what the address says', async ({ visit, page, at }) => {
  const search = page.getByRole('searchbox');
  await pressBeforeScripts(visit, '/videos', () => search.fill('web3'));
  await expect(page).toHaveURL(/\?q=web3$/);
  const found = await page.getByRole('article').count();
  expect(found).toBeLessThan(videosData.length);

  await pressBeforeScripts(visit, '/videos?q=zzzz&tag=web3', () => search.fill('a'));
  await expect(page).toHaveURL((url) => url.pathname + url.search === at('/videos?q=a&tag=web3'));
  await expect(search).toHaveValue('a');

  await pressBeforeScripts(visit, '/videos?q=web3', () => search.waitFor());
  await expect(search).toHaveValue('web3');
  await expect(page.getByRole('article')).toHaveCount(found);
});

test('B12, B1 sends what was typed into the form before slow scripts came', async ({ visit, page }) => {
  const email = freshEmail();
  await pressBeforeScripts(visit, '/waitlist', () => fillIn(visit, email));
  await expectKept(visit, email);
  const called = page.waitForRequest(rpc);
  await sendButton(visit).click();
  const sent = { p_email: email, p_name: 'Ana', p_interests: 'Web3 technology' };
  expect((await called).postDataJSON()).toMatchObject(sent);
  await expect(thanks(visit)).toBeVisible();
});

test('B1, B20 keeps open what was opened before the scripts had come', async ({ visit, page, t }) => {
  const lead = page.locator('.lead-text');
  await pressBeforeScripts(visit, '/community', async () => {
    await lead.getByRole('button', { name: 'Web3' }).click();
    await expect(lead.getByText(t('glossary.web3.meaning'))).toBeVisible();
  });
  await expect(lead.getByText(t('glossary.web3.meaning'))).toBeVisible();
});
