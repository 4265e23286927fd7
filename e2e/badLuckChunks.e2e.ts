import type { Page } from 'playwright-core';
import { visit, type Visit } from './support/journey';
import { requestsEnded, settled } from './support/settled';
import { texts } from './support/texts';
import { until } from './support/until';

/** As the host answers for a file that a newer release has replaced. */
async function vanish(page: Page, name: RegExp): Promise<void> {
  await page.route(name, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }),
  );
}

/** How often the document itself was asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const follow = ({ page, at }: Visit, plain: string) =>
  page
    .locator(`a[href^="${at(plain)}?v="]:visible`)
    .first()
    .click();
const whatFailed = /[Ff]ailed to load|could not be fetched|MIME type/;

it('B12 a page whose code is gone is loaded anew once, at its address, and is there', () =>
  visit('en', {}, async (visit) => {
    const { page, t, at, open } = visit;
    await open('/');
    const loads = countLoads(page);
    let hits = 0;
    await page.route(/CommunityPage/, (route) =>
      (hits += 1) === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await follow(visit, '/community');
    await page.waitForURL((url) => url.pathname === at('/community') && url.search === '');
    await page.getByRole('heading', { level: 1, name: t('community.title') }).waitFor();
    await settled(page);
    expect(loads()).toBe(1);
    // Alive: this is followed without loading a document.
    await follow(visit, '/videos');
    await page.getByRole('searchbox').waitFor();
    expect(loads()).toBe(1);
    visit.expectConsole(whatFailed);
  }));

it('B12 a page whose code stays gone gives way to a panel, with navbar and footer alive, until it comes', () =>
  visit('es', {}, async (visit) => {
    const { page, t, open } = visit;
    await open('/videos');
    const loads = countLoads(page);
    await vanish(page, /CommunityPage/);
    await follow(visit, '/community');
    const panel = page.getByRole('main').filter({ hasText: t('common.loadFailed.gone') });
    await panel.getByRole('heading', { level: 1, name: t('common.loadFailed.title') }).waitFor();
    expect(loads()).toBe(1);
    expect(await page.title()).toContain(t('common.loadFailed.title'));

    // The page is loaded anew at once, perhaps before the press is known to be done.
    const asked = page.waitForRequest(/CommunityPage/);
    await panel.getByRole('button', { name: t('common.loadFailed.again') }).click();
    await asked;
    await panel.waitFor();
    expect(loads()).toBe(2);

    await follow(visit, '/videos');
    await page.getByRole('searchbox').waitFor();
    expect(loads()).toBe(2);
    await page.goBack();
    await panel.waitFor();
    expect(loads()).toBe(3);

    await page.unroute(/CommunityPage/);
    await panel.getByRole('button', { name: t('common.loadFailed.again') }).click();
    await page.getByRole('heading', { level: 1, name: t('community.title') }).waitFor();
    expect(loads()).toBe(4);
    visit.expectConsole(whatFailed);
  }));

it('B12 texts that are gone are fetched by loading the page anew, once', () =>
  visit('en', {}, async (visit) => {
    const { page, t, open } = visit;
    await open('/');
    const loads = countLoads(page);
    await vanish(page, /enRest/);
    await follow(visit, '/login');
    await page.getByRole('heading', { level: 1, name: t('common.loadFailed.title') }).waitFor();
    expect(loads()).toBe(1);
    await page.unroute(/enRest/);
    await page.getByRole('button', { name: t('common.loadFailed.again') }).click();
    await page.getByRole('heading', { level: 1, name: t('login.title') }).waitFor();
    visit.expectConsole(whatFailed);
  }));

it.each([
  // Where words are missing, the page loads itself anew once.
  ['a word of its language', /\/enFirst\./, 'A page failed to load.', 2],
  ['a script', /\.js$/, 'The site’s code failed to load.', 1],
])(
  'B12, I1, B1 a page stays readable as it was built where not %s comes, in the language that was chosen',
  (_what, name, complaint, times) =>
    visit('es', {}, async ({ page, expectConsole }) => {
      let told = 0;
      page.on('console', (message) => {
        if (message.text().startsWith(complaint)) told += 1;
      });
      await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
      await vanish(page, name);
      await page.goto('/community');
      // The scripts come after the first paint, so that until then the page has all that it asked for.
      await until(`the console was told “${complaint}”`, () => told === times);
      await requestsEnded(page);
      await page.getByRole('heading', { level: 1, name: texts.en.t('community.title') }).waitFor();
      expect(told).toBe(times);
      expectConsole(whatFailed);
    }),
);

it('B12 pieces that lie over the page fail in silence, and the page goes on', () =>
  visit('es', { viewport: { width: 390, height: 844 } }, async (visit) => {
    const { page, t, open } = visit;
    await vanish(page, /Debug(Badge|Overlay)/);
    await open('/videos');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('nav.showDebug') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').fill('web3');
    await page.waitForURL(/q=web3/);
    visit.expectConsole(whatFailed);
  }));
