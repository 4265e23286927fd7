import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { brand } from '../src/lib/site';
import { wholeBrowserOptions } from './support/browsers';
import { hydrated } from './support/idle';
import { freshEmail, join } from './support/signUp';
import { expect, test } from './support/test';
import { texts } from './support/texts';

/** On a wide screen, from the home page over a change of language and a search to a sign-up. */
async function walk(page: Page): Promise<void> {
  const { t } = texts.en;
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: t('nav:videos') }).click();
  await page.getByRole('searchbox').fill('web3');
  await expect(page).toHaveURL(/q=web3/);
  await banner.getByRole('link', { name: t('nav:waitlist') }).click();
  await join({ page, t }, freshEmail());
}

test.describe('@wide', () => {
  test.use({ language: 'es' });

  test('B12, F1 works where the clock is wrong by 30 years', async ({ page, t }) => {
    await page.clock.setSystemTime('1996-07-01');
    await page.goto('/');
    const copyright = t('footer:copyright', { year: 1996, brand });
    await expect(page.getByRole('contentinfo').getByText(copyright)).toBeVisible();
    await walk(page);
  });

  test('B12 works in a browser that is set to refuse cookies', async ({ baseURL }, { outputDir }) => {
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
    await walk(page);
    await page.evaluate("document.cookie = 'a=1'");
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await expect(page.evaluate(() => window.localStorage)).rejects.toThrow('SecurityError');
    await context.close();
    // Such a browser has none, and says so in its own way.
    expect(said.filter((line) => !line.startsWith('Service workers could not be unregistered.'))).toEqual([]);
  });
});
