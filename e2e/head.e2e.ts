import type { Page } from 'playwright-core';
import { brand } from '../src/lib/brand';
import { languages } from '../src/lib/language';
import { pathIn } from '../src/lib/paths';
import { siteUrl } from '../src/lib/siteUrl';
import { journey, visit } from './support/journey';

/** The tags that React writes, as `rel language address`. */
function addressesOf(page: Page): Promise<string[]> {
  return page.$$eval('link[rel="canonical"], link[rel="alternate"][hreflang]', (links) =>
    links.map((link) => [link.getAttribute('rel'), link.getAttribute('hreflang'), link.getAttribute('href')].join(' ')),
  );
}

function expectedAddresses(path: string, canonical: string): string[] {
  const alternate = (language: string, at: string) => `alternate ${language} ${siteUrl}${at}`;
  return [
    `canonical  ${siteUrl}${canonical}`,
    ...languages.map((language) => alternate(language, pathIn(language, path))),
    alternate('x-default', path),
  ].sort();
}

journey('B2 keeps one canonical address, without the query, as the visitor moves through the site', async (visit) => {
  const { page, t } = visit;
  await visit.open('/videos?q=web3&v=1');
  expect((await addressesOf(page)).sort()).toEqual(expectedAddresses('/videos', visit.at('/videos')));

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.waitlist') })
    .click();
  await page.getByRole('heading', { level: 1, name: t('waitlist.title') }).waitFor();
  expect((await addressesOf(page)).sort()).toEqual(expectedAddresses('/waitlist', visit.at('/waitlist')));
  expect(await page.locator('title').count()).toBe(1);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(await page.locator('link[type="application/rss+xml"]').count()).toBe(1);
});

journey('B3, B2 keeps the token of a mail out of the head', async (visit) => {
  const { page } = visit;
  await visit.open('/waitlist/confirm?token=secret');
  expect((await addressesOf(page)).sort()).toEqual(
    expectedAddresses('/waitlist/confirm', visit.at('/waitlist/confirm')),
  );
  expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1);
  expect(await page.evaluate(() => document.head.innerHTML)).not.toContain('secret');
});

it('I1, B2 names the English address of a plain page that an English visitor sees', () =>
  visit('en', {}, async ({ page }) => {
    await page.goto('/community');
    await page.getByRole('heading', { level: 1, name: `What is ${brand}?` }).waitFor();
    expect((await addressesOf(page)).sort()).toEqual(expectedAddresses('/community', '/en/community'));
  }));

it('B2 serves what crawlers and readers ask for', () =>
  visit('es', {}, async ({ page }) => {
    const kinds: Record<string, RegExp> = {
      '/robots.txt': /^text\/plain/,
      '/.well-known/security.txt': /^text\/plain/,
      '/sitemap.xml': /xml/,
      '/feed.xml': /xml/,
      '/en/feed.xml': /xml/,
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/images/share/es/home.jpg': /^image\/jpeg/,
      '/images/share/en/privacy.jpg': /^image\/jpeg/,
      '/images/share/en/video-video20.jpg': /^image\/jpeg/,
    };
    for (const [path, kind] of Object.entries(kinds)) {
      const response = await page.request.get(path);
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        200,
        expect.stringMatching(kind),
      ]);
    }
  }));
