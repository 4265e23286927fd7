import { sitePaths, unlistedPaths } from '../src/app/sitePaths';
import { journey } from './support/journey';

journey('R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 opens every page, alive, in one language, with navbar, footer and one heading', async (visit) => {
  const { page, language } = visit;
  for (const plain of [...sitePaths, ...unlistedPaths]) {
    await visit.open(plain);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(1);
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await page.title()).toMatch(/Constela/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ plain, overflow: Math.max(overflow, 0) }).toEqual({ plain, overflow: 0 });
  }
});

journey('R8, E3 answers an unknown path with 404, the not-found page and a way home', async (visit) => {
  const { page, t } = visit;
  const response = await page.goto(visit.at('/no/such/page'));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('404').first().waitFor();
  await page.waitForTimeout(300);
  visit.expectConsole(/no\/such\/page|status of 404/);
  await page.getByRole('main').getByRole('link', { name: t('common.backHome') }).click();
  await page.waitForURL((url) => url.pathname === visit.at('/'));
});

journey('P5, M7, E3 says that a video or a member does not exist', async (visit) => {
  const { page } = visit;
  for (const [plain, back] of [['/video/video99', '/videos'], ['/profile/pluto', '/']] as const) {
    await page.goto(visit.at(plain));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => [visit.at(back), visit.at('/')].includes(url.pathname));
  }
  visit.expectConsole(/status of 404/);
});
