import type { Page } from 'playwright-core';
import { sitePaths, unlistedPaths } from '../src/app/sitePaths';
import { languages, type Language } from '../src/lib/language';
import { cutText, overflow } from './support/cutText';
import { frame, frameOf } from './support/frame';
import { visit } from './support/journey';
import { kindsOfPage } from './support/kindsOfPage';
import { layOutPage } from './support/layOutAll';

const allPages = [...sitePaths, ...unlistedPaths];

// 1280 × 1024 at 400 % is this, and 320 px is the narrowest phone.
const small = { width: 320, height: 256 };

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

/** What does not fit into the window. */
const misfits = async (page: Page) => [...(await overflow(page)), ...(await cutText(page))];

/** Opens each page once, for everything that is asked of it: the HTML alone, which hydration keeps as it is. */
async function readAll(language: Language) {
  const frames: Record<string, object> = {};
  const inSmallWindow: Record<string, string[]> = {};
  const withWiderText: Record<string, string[]> = {};
  await visit(language, { viewport: small, javaScriptEnabled: false }, async ({ page, at, expectConsole }) => {
    for (const path of new Set([...allPages, ...kindsOfPage])) {
      await page.setViewportSize(small);
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      await layOutPage(page);
      frames[path] = await frameOf(page);
      inSmallWindow[path] = await misfits(page);
      for (const width of kindsOfPage.includes(path) ? [390, 1280] : []) {
        await page.setViewportSize({ width, height: 800 });
        for (const [change, set] of Object.entries(wider)) {
          await set(page, true);
          withWiderText[`${path} with ${change} at ${width} px`] = await misfits(page);
          await set(page, false);
        }
      }
    }
    expectConsole(/404/);
  });
  return { frames, inSmallWindow, withWiderText };
}

/** The same for every key. */
const all = <Value>(found: Record<string, unknown>, value: Value) =>
  Object.fromEntries(Object.keys(found).map((key) => [key, value]));

describe.each(languages)('without scripts (%s)', (language) => {
  let read: Awaited<ReturnType<typeof readAll>>;
  // A busy machine is no failure.
  beforeAll(async () => (read = await readAll(language)), 300_000);

  it('B1, R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 every page is complete, with navbar, footer and one heading', () => {
    expect(Object.keys(read.frames)).toEqual(expect.arrayContaining(allPages));
    expect(read.frames).toEqual(all(read.frames, { language, ...frame, isLong: true }));
  });

  it('every page fits into 320 × 256 px, without sideways scrolling or cut text', () => {
    expect(read.inSmallWindow).toEqual(all(read.inSmallWindow, []));
  });

  it('no kind of page loses anything with text at 200 % or spaced wider', () => {
    expect(Object.keys(read.withWiderText)).toHaveLength(kindsOfPage.length * 4);
    expect(read.withWiderText).toEqual(all(read.withWiderText, []));
  });
});
