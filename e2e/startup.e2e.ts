import { holdBack } from './support/holdBack';
import { visit } from './support/journey';
import { hydrated, requestsEnded, settled } from './support/settled';
import { until } from './support/until';

const phone = { viewport: { width: 390, height: 844 } };
const publicUrl = () => (process.env.E2E_URL ?? '').replace('localhost', '127.0.0.1');

it('U7, U8 shows the debug badge on a narrow localhost, and sends it away by its button', () =>
  visit('es', phone, async ({ page, open, t }) => {
    await open('/videos');
    await page.getByRole('button', { name: t('debug.hideBadge') }).click();
    await page.waitForURL(/forceHideBadge=true/);
    await page.reload();
    await settled(page);
    expect(await page.getByRole('button', { name: t('debug.hideBadge') }).count()).toBe(0);
  }));

it('U3, U7, U8 keeps the badge and stale storage from the public', () =>
  visit('en', { ...phone, baseURL: publicUrl() }, async ({ page, open, t }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) localStorage.setItem('stale', '1');
      sessionStorage.setItem('seeded', '1');
    });
    await open('/videos');
    await page.waitForURL(/forceHideBadge=true/);
    expect(await page.getByRole('button', { name: t('debug.hideBadge') }).count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await open('/videos?forceHideBadge=false');
    await page.getByRole('button', { name: t('debug.hideBadge') }).waitFor();
  }));

it('U5 reloads the whole page when the hash changes', () =>
  visit('es', {}, async ({ page, open }) => {
    await open('/community');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.evaluate(() => {
      window.location.hash = 'part';
    });
    await page.waitForFunction(() => !('stillHere' in window) && document.readyState === 'complete');
  }));

it('U2 follows a marked link to an unmarked address', () =>
  visit('es', {}, async ({ page, open }) => {
    await open('/');
    const link = page.locator('footer a[href^="/videos?v="]');
    await link.click();
    await page.waitForURL((url) => url.pathname === '/videos' && url.search === '');
    await page.goto('/community?v=0.0.1');
    await page.waitForURL((url) => url.pathname === '/community' && url.search === '');
  }));

it('U6 rewrites a stale link that comes after a change of page', () =>
  visit('es', {}, async ({ page, open, expectConsole }) => {
    await open('/');
    await page.locator('footer a[href^="/videos"]').click();
    await page.getByRole('searchbox').waitFor();
    await page.evaluate(() => {
      const stale = Object.assign(document.createElement('a'), { href: '/wishlist', textContent: 'Stale' });
      document.querySelector('main')?.append(stale);
    });
    await page.locator('a[href="/waitlist"]', { hasText: 'Stale' }).waitFor();
    expectConsole(/stale link was rewritten: \/wishlist/);
  }));

it.each(['vendor', 'client'])('B1 comes alive also where the script of %s comes last of all', (last) =>
  visit('es', phone, async ({ page, t }) => {
    const html = await (await page.request.get('/videos')).text();
    const [, name = 'none'] = new RegExp(`data-${last}="([^"]+)"`).exec(html) ?? [];
    const script = await holdBack(page, `**${name}`);
    await page.goto('/videos', { waitUntil: 'commit' });
    await until(`${name} is asked for`, () => script.count() > 0);
    await requestsEnded(page, name);
    await script.letPass();
    await hydrated(page);
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
  }),
);
