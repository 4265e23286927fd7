import type { Page } from '@playwright/test';
import { allTexts } from '../scripts/content/allTexts';
import { brand, siteUrl } from '../src/lib/site';
import { holdBack } from './support/slowLine';
import { chooseLanguage, otherLanguage } from './support/menu';
import { waitUntilIdle } from './support/idle';
import { field } from './support/signUp';
import { expect, test } from './support/test';
import { addressIn, texts } from './support/texts';

const aboutUs = allTexts.en.community.title.replace('{{brand}}', brand);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

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
  await expect(page).toHaveURL((url) => url.pathname === addressIn(other, '/waitlist'));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(field({ page, t }, 'name')).toHaveValue('Ana');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(other);
  await page.goto('/waitlist');
  await expect(heading(page, t('waitlist:title'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === addressIn(other, '/waitlist'));
});

test('I1, B17 leads an English visitor from a plain address before any script, and Back leaves the site @wide', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.goto('about:blank');
  const scripts = await holdBack(page, '**/*.js');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  await page.goto('/community?a=b', { waitUntil: 'commit' });
  await expect(heading(page, aboutUs)).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/community?a=b');
  expect(loads).toEqual(['/community', '/en/community']);
  await scripts.letPass();
  await waitUntilIdle(page);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('I1 never leads a crawler away, whose browser speaks English and which asks for no language @wide', async ({
  browser,
}) => {
  const page = await browser.newPage({
    baseURL: process.env.E2E_URL!,
    locale: 'en-US',
    extraHTTPHeaders: { 'accept-language': '' },
    userAgent: 'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/125 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  });
  await page.goto('/videos');
  await waitUntilIdle(page);
  expect(new URL(page.url()).pathname).toBe('/videos');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(new RegExp(texts.es.t('videos:pageTitle')));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/videos`);
  await page.close();
});

test('I1, R8, B11 leads from an odd address to both languages of this site @wide', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto(`${process.env.E2E_URL}///evil.test/x`);
  await waitUntilIdle(page);
  for (const [name, { notFound }] of [
    ['English', allTexts.en],
    ['Español', allTexts.es],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(heading(page, notFound.title)).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`^${process.env.E2E_URL}/(?!/|en//)`));
  }
});
