import type { Page } from 'playwright-core';
import { sitePaths } from '../src/app/sitePaths';
import { languages } from '../src/lib/language';
import { visit } from './support/journey';
import { kindsOfPage } from './support/kindsOfPage';
import { layOutAll, layOutPage } from './support/layOutAll';
import { cutText, overflow } from './support/cutText';

/** What WCAG 1.4.12 lets a visitor set; as a sheet of the document, which the policy of the site allows. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const wider: Record<string, (page: Page, on: boolean) => Promise<void>> = {
  'text at 200 %': (page, on) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), on ? '200%' : ''),
  'wide text spacing': (page, on) =>
    page.evaluate(
      (css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.splice(1, 1, sheet);
      },
      on ? spacing : '',
    ),
};

/** The HTML alone, which hydration keeps as it is; without scripts it is there sooner. */
const withoutScripts = { javaScriptEnabled: false };

describe.each(languages)('in %s', (language) => {
  // 1280 × 1024 at 400 % is this, and 320 px is the narrowest phone.
  const small = { viewport: { width: 320, height: 256 } };

  it('fits every page into 320 × 256 px, and loses nothing of any kind of page with text at 200 % or spaced wider, without sideways scrolling or cut text', () =>
    visit(language, { ...small, ...withoutScripts }, async ({ page, at, expectConsole }) => {
      const found: Record<string, string[]> = {};
      const look = async (what: string) => {
        const here = [...(await overflow(page)), ...(await cutText(page))];
        if (here.length) found[what] = here;
      };
      for (const path of new Set([...sitePaths, ...kindsOfPage])) {
        await page.setViewportSize(small.viewport);
        await page.goto(at(path), { waitUntil: 'domcontentloaded' });
        await layOutPage(page);
        await look(path);
        for (const width of kindsOfPage.includes(path) ? [390, 1280] : []) {
          await page.setViewportSize({ width, height: 800 });
          for (const [change, set] of Object.entries(wider)) {
            await set(page, true);
            await look(`${path} with ${change} at ${width} px`);
            await set(page, false);
          }
        }
      }
      expect(found).toEqual({});
      expectConsole(/404/);
    }));

  it('fits the open filters and the open menu into 320 × 256 px', () =>
    visit(language, small, async ({ page, t, open }) => {
      await layOutAll(page);
      await open('/videos');
      await page.getByText(t('videos.filters.tags'), { exact: true }).click();
      await page.getByRole('button', { name: t('videos.layout.list') }).click();
      const filters = [...(await overflow(page)), ...(await cutText(page))];
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await page.getByRole('dialog').waitFor();
      expect({ filters, menu: await cutText(page) }).toEqual({ filters: [], menu: [] });
    }));
});
