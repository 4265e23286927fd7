import { sitePaths, unlistedPaths } from '../../../src/app/sitePaths';
import { languages, type Language } from '../../../src/lib/language';
import { kindsOfWrittenPage } from '../kindsOfPage';
import { linesOfHeadings } from '../linesOfHeadings';
import { phone } from '../journey';
import { until } from '../until';
import { visit } from './journey';
import { otherEngines, type Size, type Tab } from './tab';

/**
 * Every kind of page, and half of the further lessons and members: those in each language at one width and at each width in one language,
 * because what differs between them is their content alone.
 */
const pagesFor = (language: Language, size: Size) =>
  [...sitePaths, ...unlistedPaths].filter(
    (plain, place) =>
      kindsOfWrittenPage.includes(plain) || (place % 2 === 0) === ((language === 'es') === (size === phone)),
  );

/** Chromium opens every page in journeys of its own. */
export function opensEveryPage(size: Size): void {
  describe.each(otherEngines)('in %s', (engine) => {
    it.each(languages)(
      `B18, B1, R1, R2, R3, R4, R5, R6, R7, B5 hydrates its pages with nothing to say and the same lines with both fonts, at ${size.width} px (%s)`,
      (language) =>
        visit(engine, language, size, async ({ tab, open, reload }) => {
          // Fetched here, the display font is there at once on the pages to come.
          await open('/login?forceHideBadge=true');
          for (const plain of pagesFor(language, size)) {
            // As the public sees it, without the badge.
            await open(`${plain}?forceHideBadge=true`);
            const shown = await tab.evaluate(() => [
              document.documentElement.lang,
              document.querySelectorAll('h1').length,
              Math.max(document.documentElement.scrollWidth - innerWidth, 0),
            ]);
            const problems = await tab.problems();
            expect({ plain, shown, problems }).toEqual({ plain, shown: [language, 1, 0], problems: [] });
            if (kindsOfWrittenPage.includes(plain)) await expectSameLines(tab, reload);
          }
        }),
      // A busy machine is no failure.
      300_000,
    );
  });
}

/** A page leaves out its optional display font when that is late; the next load finds it in the cache. */
async function expectSameLines(tab: Tab, reload: () => Promise<void>): Promise<void> {
  await until('the display font is there', async () => {
    const isThere = await tab.evaluate(() => document.fonts.check('600 1rem Fraunces'));
    if (!isThere) await reload();
    return isThere;
  });
  expect(await tab.evaluate(linesOfHeadings, false)).toEqual(await tab.evaluate(linesOfHeadings, true));
}
