import type { Page } from '@playwright/test';
import { brand, siteUrl } from '../src/lib/site';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { expect, test } from './support/test';

/** The tags that React writes, as `rel language address`. */
function addressesOf(page: Page): Promise<string[]> {
  return page.$$eval('link[rel="canonical"], link[rel="alternate"][hreflang]', (links) =>
    links.map((link) => [link.getAttribute('rel'), link.getAttribute('hreflang'), link.getAttribute('href')].join(' ')),
  );
}

async function expectAddresses(page: Page, path: string, canonical: string): Promise<void> {
  const alternate = (language: string, at: string) => `alternate ${language} ${siteUrl}${at}`;
  const expected = [
    `canonical  ${siteUrl}${canonical}`,
    ...languages.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', path),
  ];
  await expect.poll(async () => (await addressesOf(page)).sort()).toEqual(expected.sort());
}

test('B2 keeps one canonical address, without the query, from page to page @both', async ({ page, t, at, open }) => {
  await open('/videos?q=web3&v=1');
  await expectAddresses(page, '/videos', at('/videos'));

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.waitlist') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('waitlist.title') })).toBeVisible();
  await expectAddresses(page, '/waitlist', at('/waitlist'));
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
});

test('I1, B2 names the English address of a plain page that an English visitor sees @wide', async ({ page }) => {
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1, name: `What is ${brand}?` })).toBeVisible();
  await expectAddresses(page, '/community', '/en/community');
});
