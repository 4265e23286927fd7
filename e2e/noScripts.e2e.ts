import { languages } from '../src/lib/language';
import { namedPath, pathIn } from '../src/lib/paths';
import { visit } from './support/journey';

const withoutScripts = { javaScriptEnabled: false, viewport: { width: 375, height: 812 } };

it.each(languages)(
  'B1, B17, F1, N2 finds its way without scripts on a phone, to the other language too (%s)',
  (language) =>
    visit(language, withoutScripts, async ({ page, t }) => {
      const other = languages.find((one) => one !== language)!;
      await page.goto(pathIn(language, '/'));
      const menu = page.getByRole('dialog');
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await menu.getByRole('link', { name: t('nav.videos') }).click();
      await page.waitForURL((url) => url.pathname === pathIn(language, '/videos'));
      await page.getByRole('article').first().getByRole('heading').getByRole('link').press('Enter');
      await page.waitForURL(/\/video\/video1/);
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await menu.getByRole('link', { name: t(`nav.languages.${other}`) }).click();
      await page.waitForURL((url) => url.pathname === namedPath(other, '/video/video1'));
    }),
);

it('N4 holds the page behind the open menu still without scripts', () =>
  visit('es', withoutScripts, async ({ page, t }) => {
    await page.goto('/community');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(5, 600);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(0);
  }));
