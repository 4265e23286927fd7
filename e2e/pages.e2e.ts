import { sitePaths, unlistedPaths } from '../src/app/sitePaths';
import { languages } from '../src/lib/language';
import { journey, phone, visit, wide, type Visit } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { brand } from '../src/lib/brand';
import { settled } from './support/settled';

/** What every page has once, and how far it is wider than the window. */
async function frameOf({ page }: Visit) {
  const [navbars, mains, footers, rest] = await Promise.all([
    page.getByRole('banner').getByRole('navigation').count(),
    page.getByRole('main').count(),
    page.getByRole('contentinfo').count(),
    page.evaluate(
      (name) => ({
        language: document.documentElement.lang,
        headings: document.querySelectorAll('h1').length,
        isTitled: document.title.includes(name),
        overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0),
      }),
      brand,
    ),
  ]);
  return { navbars, mains, footers, ...rest };
}

const frame = { navbars: 1, mains: 1, footers: 1, headings: 1, isTitled: true, overflow: 0 };
const everyPage = [...sitePaths, ...unlistedPaths];

// Pages of one kind share their code, so one of each comes alive; what differs stands in the HTML.
describe.each(languages)('in %s', (language) => {
  it('R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 has every page in one language, with navbar, footer and one heading', () =>
    visit(language, { viewport: phone, javaScriptEnabled: false }, async (visit) => {
      for (const plain of everyPage) {
        await visit.page.goto(visit.at(plain));
        expect({ plain, ...(await frameOf(visit)) }).toEqual({ plain, language, ...frame });
      }
    }));

  it.each([phone, wide])(
    'R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 opens a page of each kind, alive, at $width px',
    (viewport) =>
      visit(language, { viewport }, async (visit) => {
        for (const plain of kindsOfWrittenPage) {
          await visit.open(plain);
          expect({ plain, ...(await frameOf(visit)) }).toEqual({ plain, language, ...frame });
        }
      }),
  );
});

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
