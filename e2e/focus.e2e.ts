import { languages } from '../src/lib/language';
import { visit } from './support/journey';
import { kindsOfPage } from './support/kindsOfPage';
import { settled } from './support/settled';
import { walkByTab } from './support/walkByTab';

const widths = { es: 1280, en: 390 };

it.each(languages)(
  'reaches everything by Tab in reading order, in sight and with a ring, on every kind of page (%s)',
  (language) =>
    visit(language, { viewport: { width: widths[language], height: 800 } }, async ({ page, at, expectConsole }) => {
      for (const path of kindsOfPage) {
        await page.goto(at(path));
        await settled(page);
        const { reached, expected, troubles } = await walkByTab(page);
        expect({ path, troubles }).toEqual({ path, troubles: [] });
        expect({ path, reached }).toEqual({ path, reached: expected });
      }
      expectConsole(/404/);
    }),
);
