import { sitePaths, unlistedPaths } from '../src/app/sitePaths';
import { languages } from '../src/lib/language';
import { journey, phone, visit } from './support/journey';
import { kindsOfWrittenPage } from './support/kindsOfPage';
import { brand } from '../src/lib/brand';
import { settled } from './support/settled';

/** What every page has once, and how far it is wider than the window. */
function frameHere(name: string) {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .length;
  return {
    navbars: count('header nav'),
    mains: count('main'),
    footers: count('footer'),
    headings: count('h1'),
    language: document.documentElement.lang,
    isTitled: document.title.includes(name),
    isLong: (document.querySelector('main')?.textContent.length ?? 0) > 100,
    overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0),
  };
}

const frame = { navbars: 1, mains: 1, footers: 1, headings: 1, isTitled: true, isLong: true, overflow: 0 };

it.each(languages)(
  'B1, R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 reads every page complete without scripts, with navbar, footer and one heading (%s)',
  (language) =>
    visit(language, { viewport: phone, javaScriptEnabled: false }, async ({ page, at }) => {
      for (const plain of [...sitePaths, ...unlistedPaths]) {
        await page.goto(at(plain), { waitUntil: 'domcontentloaded' });
        expect({ plain, ...(await page.evaluate(frameHere, brand)) }).toEqual({ plain, language, ...frame });
      }
    }),
);

// Pages of one kind share their code, so one of each comes alive; what differs stands in the HTML.
journey(
  'R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 opens a page of each kind, alive, with its landmarks',
  async ({ page, open, language }) => {
    for (const plain of kindsOfWrittenPage) {
      await open(plain);
      const [navbars, mains, footers, headings] = await Promise.all([
        page.getByRole('banner').getByRole('navigation').count(),
        page.getByRole('main').count(),
        page.getByRole('contentinfo').count(),
        page.getByRole('heading', { level: 1 }).count(),
      ]);
      const here = { ...(await page.evaluate(frameHere, brand)), navbars, mains, footers, headings };
      expect({ plain, ...here }).toEqual({ plain, language, ...frame });
    }
  },
);

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
