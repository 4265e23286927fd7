import type { Page } from '@playwright/test';
import { allTexts } from '../scripts/content/allTexts';
import { brand } from '../src/lib/site';
import { holdBack } from './support/slowLine';
import { chooseLanguage, otherLanguage } from './support/menu';
import { settled } from './support/settled';
import { field } from './support/signUp';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const aboutUs = allTexts.en.community.title.replace('{{brand}}', brand);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Spanish visitors stay at a plain address, English ones come to it from one under /en.
test('I1, N3 changes the language, keeps what was typed, and remembers it @engines', async ({
  visit,
  page,
  language,
  open,
}) => {
  const other = otherLanguage(language);
  await open('/waitlist');
  await field(visit, 'name').pressSequentially('Ana');
  await chooseLanguage(visit, other);
  const { t } = texts[other];
  await expect(page).toHaveURL((url) => url.pathname === '/waitlist');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(field({ page, t }, 'name')).toHaveValue('Ana');
  await page.reload();
  await expect(heading(page, t('waitlist:title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(other);
});

test.describe('where the HTML is in another language @wide', () => {
  test('I1, B17 shows English before any script, though the host knows Spanish only', async ({ page }) => {
    await page.goto('/login');
    await page.route(
      ({ pathname }) => pathname === '/community',
      async (route) => {
        const headers = { ...route.request().headers(), 'accept-language': 'es' };
        await route.fulfill({ response: await route.fetch({ headers }) });
      },
    );
    const scripts = await holdBack(page, '**/*.js');
    await page.goto('/community', { waitUntil: 'commit' });
    await expect(heading(page, aboutUs)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/community$/);
    await scripts.letPass();
    await settled(page);
    // Back leads to where the visitor was, not to the page in the other language.
    await page.goBack();
    await expect(heading(page, allTexts.en.login.title)).toBeVisible();
  });

  test('I1, B17 shows the chosen Spanish, though the host answers in English', async ({ page, expectConsole }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'es'));
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    for (const address of ['/community?a=b', '/', '/videos?tag=web3', '/nowhere']) {
      loads.length = 0;
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('html[lang=es]:has(h1)')).toBeAttached();
      await settled(page);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(address);
      const [path = ''] = address.split('?');
      expect(loads).toEqual([path, path === '/' ? '/es' : `/es${path}`]);
    }
    expectConsole(/404/);
  });
});

test('I1, R8, B11 leads from an odd address to both languages of this site @wide', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto(`${process.env.E2E_URL}///evil.test/x`);
  await settled(page);
  for (const [name, { notFound }] of [
    ['English', allTexts.en],
    ['Español', allTexts.es],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(heading(page, notFound.title)).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`^${process.env.E2E_URL}/(?!/|en//)`));
  }
});
