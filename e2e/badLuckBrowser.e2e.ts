import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { brand } from '../src/lib/brand';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { wholeBrowserOptions } from './support/chromium';
import { freshEmail } from './support/signUp';
import { visit } from './support/journey';
import { hydrated } from './support/settled';

/** From the home page over a change of language and a search to a sign-up. */
async function walk(page: Page, url = ''): Promise<void> {
  const waitlist = en.waitlist;
  await page.goto(`${url}/`);
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: en.home.hero.title }).waitFor();
  await page.getByRole('link', { name: en.nav.videos }).first().click();
  await page.getByRole('searchbox').fill('web3');
  await page.waitForURL(/q=web3/);
  await page.getByRole('link', { name: en.nav.waitlist }).first().click();
  await page.getByLabel(waitlist.fields.name, { exact: true }).fill('Ana');
  await page.getByLabel(waitlist.fields.email, { exact: true }).fill(freshEmail());
  await page.getByRole('checkbox').first().check();
  await page.getByRole('main').getByRole('button', { name: en.common.joinWaitlist }).click();
  await page.getByRole('heading', { name: waitlist.thanks.title }).waitFor();
}

it('B12 all goes on where every kind of storage is refused by throwing', () =>
  visit('es', {}, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await walk(page);
  }));

it('B12 all goes on where reading and writing what is stored is refused', () =>
  visit('es', {}, async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('Full, or forbidden.', 'QuotaExceededError');
        };
      }
    });
    await walk(page);
  }));

/** Runs in the page. */
function triesToStore() {
  document.cookie = 'a=1';
  try {
    return { cookie: document.cookie, storage: typeof window.localStorage };
  } catch (error) {
    return { cookie: document.cookie, storage: (error as Error).name };
  }
}

it('B12 all goes on in a browser that is set to refuse cookies', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'constela-cookies-'));
  mkdirSync(path.join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...wholeBrowserOptions,
    locale: 'es-ES',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await walk(page, process.env.E2E_URL);
    expect(await page.evaluate(triesToStore)).toEqual({ cookie: '', storage: 'SecurityError' });
    // Such a browser has none, and says so in its own way.
    expect(said.filter((line) => !line.startsWith('Service workers could not be unregistered.'))).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

it.each([-30, 30])('B12 all goes on where the clock is wrong by %d years', (years) =>
  visit('es', {}, async ({ page }) => {
    await page.addInitScript((off) => {
      const RightDate = Date;
      const now = () => RightDate.now() + off * 365.25 * 24 * 3600 * 1000;
      globalThis.Date = class extends RightDate {
        static override now = now;
        constructor(...parts: [number]) {
          super(...(parts.length > 0 ? parts : ([now()] as const)));
        }
      } as DateConstructor;
    }, years);
    await page.goto('/');
    const year = String(new Date(Date.now() + years * 365.25 * 24 * 3600 * 1000).getUTCFullYear());
    await page
      .getByRole('contentinfo')
      .getByText(es.footer.copyright.replace('{{year}}', year).replace('{{brand}}', brand))
      .waitFor();
    await walk(page);
  }),
);
