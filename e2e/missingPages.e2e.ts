import { journey } from './support/journey';
import { settled } from './support/settled';

journey('R8, E3 answers an unknown path with 404, the not-found page and a way home', async (visit) => {
  const { page, t } = visit;
  const response = await page.goto(visit.at('/no/such/page'));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('404').first().waitFor();
  await settled(page);
  visit.expectConsole(/no\/such\/page|status of 404/);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common.backHome') })
    .click();
  await page.waitForURL((url) => url.pathname === visit.at('/'));
});

journey('P5, M7, E3 says that a video or a member does not exist', async (visit) => {
  const { page } = visit;
  for (const [plain, back] of [
    ['/video/video0', '/videos'],
    ['/profile/pluto', '/'],
  ] as const) {
    await page.goto(visit.at(plain));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => [visit.at(back), visit.at('/')].includes(url.pathname));
  }
  visit.expectConsole(/status of 404/);
});
