import type { Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { brand } from '../src/lib/brand';
import { holdBack } from './support/holdBack';
import { phone, visit, wide, type Visit } from './support/journey';
import { settled } from './support/settled';

/** On a phone the languages are in the menu. */
async function choose({ page, isPhone, t }: Visit, name: 'Español' | 'English'): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page.getByRole('link', { name }).click();
  if (isPhone) await page.keyboard.press('Escape');
}

const aboutUs = en.community.title.replace('{{brand}}', brand);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe.each([phone, wide])('at $width px', (viewport) => {
  it('I1, N3 stays at a plain address when English is chosen there, and remembers it', () =>
    visit('es', { viewport }, async (visit) => {
      const { page, open } = visit;
      await open('/videos');
      await choose(visit, 'English');
      // The heading is the same word in both.
      await page.getByText(en.videos.filters.search).waitFor();
      expect(new URL(page.url()).pathname).toBe('/videos');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await page.reload();
      await heading(page, en.videos.title).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    }));

  it('I1, N3 moves to the plain address when Spanish is chosen under /en', () =>
    visit('en', { viewport }, async (visit) => {
      const { page, open } = visit;
      await open('/waitlist');
      await page.getByLabel(en.waitlist.fields.name, { exact: true }).fill('Ana');
      await choose(visit, 'Español');
      await page.waitForURL((url) => url.pathname === '/waitlist');
      await heading(page, es.waitlist.title).waitFor();
      // What was typed stays.
      expect(await page.getByLabel(es.waitlist.fields.name, { exact: true }).inputValue()).toBe('Ana');
      await page.locator('a[href^="/videos?v="]').first().waitFor({ state: 'attached' });
    }));
});

it('I1 shows a plain address in the language of the browser, and stores nothing that was merely detected', () =>
  visit('en', {}, async ({ page }) => {
    await page.goto('/community');
    await heading(page, aboutUs).waitFor();
    await settled(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }));

it('I1 keeps English under /en whatever the browser speaks', () =>
  visit('es', { viewport: phone }, async ({ page }) => {
    await page.goto('/en/community');
    await heading(page, aboutUs).waitFor();
    await page.locator('a[href^="/en/videos?v="]').first().waitFor({ state: 'attached' });
  }));

/** Answers as a plain host does: everybody gets the Spanish file. */
const answerInSpanish = (page: Page, path: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await page.request.get(path, { headers: { 'accept-language': 'es' } });
      await route.fulfill({ response });
    },
  );

describe('where the HTML is in another language', () => {
  it('I1, B17 shows English before any script of the site has come, though the host knows Spanish only', () =>
    visit('en', {}, async ({ page }) => {
      await page.goto('/login');
      await answerInSpanish(page, '/community');
      const scripts = await holdBack(page, '**/*.js');
      await page.goto('/community', { waitUntil: 'commit' });
      await heading(page, aboutUs).waitFor();
      expect(new URL(page.url()).pathname).toBe('/en/community');
      await scripts.letPass();
      await settled(page);
      // Back leads to where the visitor was, not to the page in the other language.
      await page.goBack();
      await heading(page, en.login.title).waitFor();
    }));

  it('I1, B17 shows every address in the Spanish that was chosen, at its plain address, though the host answers in English', () =>
    visit('en', {}, async (visit) => {
      const { page } = visit;
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'es'));
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
      for (const address of ['/community?a=b', '/', '/videos?tag=web3', '/nowhere']) {
        loads.length = 0;
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('html[lang=es]:has(h1)').waitFor({ state: 'attached' });
        await settled(page);
        const { pathname, search } = new URL(page.url());
        expect(pathname + search).toBe(address);
        const [path = ''] = address.split('?');
        expect(loads).toEqual([path, path === '/' ? '/es' : `/es${path}`]);
      }
      visit.expectConsole(/404/);
    }));

  it('I1 speaks Spanish at /es for this visit, without storing what was not pressed', () =>
    visit('en', {}, async ({ page }) => {
      await page.goto('/es/community');
      await heading(page, es.community.title.replace('{{brand}}', brand)).waitFor();
      await settled(page);
      expect(new URL(page.url()).pathname).toBe('/community');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.locator('footer a[href^="/videos"]').click();
      await page.getByText(es.videos.filters.search).waitFor();
    }));
});

it.each([
  ['/en//x', 'notFound'],
  ['//x', 'notFound'],
  ['///evil.test/x', 'notFound'],
  ['/en///evil.test/x', 'notFound'],
  ['/en//', 'home'],
] as const)(
  'I1, R8, B11 %s shows what it should in every language, at an address of this site (%s)',
  (address, shown) =>
    visit('es', {}, async (visit) => {
      const { page } = visit;
      const titles =
        shown === 'home'
          ? { en: en.home.hero.title, es: es.home.hero.title }
          : { en: en.notFound.title, es: es.notFound.title };
      await page.goto(process.env.E2E_URL + address);
      await heading(page, address.startsWith('/en') ? titles.en : titles.es).waitFor();
      await settled(page);
      for (const [name, title] of [
        ['Español', titles.es],
        ['English', titles.en],
        ['Español', titles.es],
      ] as const) {
        await choose(visit, name);
        await heading(page, title).waitFor();
        expect(new URL(page.url()).pathname).not.toMatch(/^\/\/|^\/en\/\//);
      }
      await page.reload();
      await heading(page, titles.es).waitFor();
      const { host, pathname } = new URL(page.url());
      expect(host).toBe(new URL(process.env.E2E_URL ?? '').host);
      expect(pathname).not.toMatch(/^\/\//);
      visit.expectConsole(/404/);
    }),
);
