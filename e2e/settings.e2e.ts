import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '../src/lib/site';
import { wholeBrowserOptions } from '../test-support/browsers';
import { hydrated } from './support/idle';
import { freshEmail, join } from './support/signUp';
import { expect, test } from './support/test';
import { texts } from './support/texts';

test('B12, F1 works in a browser that refuses cookies, whose clock is wrong by 30 years @wide', async ({ baseURL }, {
  outputDir,
}) => {
  mkdirSync(path.join(outputDir, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(outputDir, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(outputDir, {
    ...wholeBrowserOptions,
    baseURL,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.clock.setSystemTime('1996-07-01');
  await page.goto('/');
  await hydrated(page);
  const copyright = texts.es.t('footer:copyright', { year: 1996, brand });
  await expect(page.getByRole('contentinfo').getByText(copyright)).toBeVisible();

  const { t } = texts.en;
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('nav:videos') }).click();
  await page.getByRole('searchbox').fill('web3');
  await expect(page).toHaveURL(/q=web3/);
  await banner.getByRole('link', { name: t('nav:waitlist') }).click();
  await join({ page, t }, freshEmail());

  await expect(page.evaluate(() => window.localStorage)).rejects.toThrow('SecurityError');
  await context.close();
  // Such a browser has none, and says so in its own way.
  expect(said.filter((line) => !line.startsWith('Service workers could not be unregistered.'))).toEqual([]);
});

/** What a browser, its settings or its extensions take away, and a sign-up does not need. */
const absent = (
  'WebSocket navigator.serviceWorker localStorage sessionStorage indexedDB caches crypto.subtle ' +
  'crypto navigator.clipboard navigator.share navigator.languages navigator.onLine Notification ' +
  'IntersectionObserver ResizeObserver PerformanceObserver performance.getEntriesByType Worker ' +
  'document.startViewTransition requestIdleCallback structuredClone BroadcastChannel MessageChannel ' +
  'navigator.locks navigator.userAgentData navigator.connection navigator.sendBeacon trustedTypes ' +
  'Intl.ListFormat visualViewport HTMLElement.prototype.showPopover'
).split(' ');

test('B12, W5, U4 signs up in a browser that lacks what is not needed @wide', async ({ visit, page, at }) => {
  await page.addInitScript((paths) => {
    for (const names of paths) {
      const keys = names.split('.');
      const last = keys.pop()!;
      type Owner = Record<string, unknown>;
      let owner = keys.reduce((found, key) => Object(found[key]) as Owner, window as never as Owner);
      // Where the property stands: on the object, or on a prototype.
      while (owner && !Object.hasOwn(owner, last)) owner = Object.getPrototypeOf(owner) as Owner;
      if (owner) delete owner[last];
    }
  }, absent);
  await page.goto(at('/waitlist'));
  await join(visit, freshEmail());
});
