import type { Page } from 'playwright-core';
import type { Language } from '../../src/lib/language';
import { bringAxe, findings } from './axe';
import { frame, frameOf } from './frame';
import { visit } from './journey';
import { kindsOfPage } from './kindsOfPage';
import { layOutPage } from './layOutAll';
import { linesOfHeadings } from './linesOfHeadings';
import { countInHtml, namesInTree } from './namesInTree';
import { settled } from './settled';
import { walkByTab } from './walkByTab';

interface Visitor {
  language: Language;
  viewport: { width: number; height: number };
}

async function landmarks(page: Page) {
  const [navbars, mains, footers, headings] = await Promise.all([
    page.getByRole('banner').getByRole('navigation').count(),
    page.getByRole('main').count(),
    page.getByRole('contentinfo').count(),
    page.getByRole('heading', { level: 1 }).count(),
  ]);
  return { ...(await frameOf(page)), navbars, mains, footers, headings };
}

/** Asks everything of one page that is open, before what changes it. */
async function ask(page: Page) {
  const frame = await landmarks(page);
  const tree = { names: await namesInTree(page), inHtml: await countInHtml(page) };
  await page.waitForFunction(() => document.fonts.check('600 1rem Fraunces'));
  const lines = {
    withFont: await page.evaluate(linesOfHeadings, true),
    without: await page.evaluate(linesOfHeadings, false),
  };
  await layOutPage(page);
  const faults = await findings(page);
  // The last, because it scrolls.
  return { frame, tree, lines, faults, tab: await walkByTab(page) };
}

type Answers = Record<string, Awaited<ReturnType<typeof ask>>>;

async function askAll({ language, viewport }: Visitor): Promise<Answers> {
  const answers: Answers = {};
  await visit(language, { viewport }, async ({ page, at, open, expectConsole }) => {
    await bringAxe(page);
    // Fetched here, the display font is there at once on the pages to come.
    await open('/login');
    for (const path of kindsOfPage) {
      await page.goto(at(path));
      await settled(page);
      answers[path] = await ask(page);
    }
    expectConsole(/404/);
  });
  return answers;
}

/** Pages of one kind share their code, so one of each comes alive, once, for everything that is asked of it. */
export function opensEveryKind(visitor: Visitor): void {
  const { language, viewport } = visitor;

  describe(`every kind of page (${viewport.width} px, ${language})`, () => {
    let answers: Answers;
    // A busy machine is no failure.
    beforeAll(async () => (answers = await askAll(visitor)), 300_000);

    it.each(kindsOfPage)('R1, R2, R3, R4, R5, R6, R7, B3, B4, B5, G6, G7 %s is alive, with its landmarks', (path) => {
      expect(answers[path]!.frame).toMatchObject({ language, ...frame });
    });

    // Axe cannot see what the browser leaves out of its tree, such as what is not laid out below the fold.
    it.each(kindsOfPage)('%s hands every heading and link with its name to assistive technology', (path) => {
      const { names, inHtml } = answers[path]!.tree;
      expect({ heading: names.heading.length, link: names.link.length }).toEqual(inHtml);
      expect([...names.heading, ...names.link]).not.toContain('');
    });

    // The other engines do it while they open every page.
    it.each(kindsOfPage)('B1 the headings of %s have the same lines while the display font is missing', (path) => {
      const { withFont, without } = answers[path]!.lines;
      expect(without).toEqual(withFont);
    });

    it.each(kindsOfPage)('%s keeps axe silent', (path) => {
      expect(answers[path]!.faults).toEqual([]);
    });

    it.each(kindsOfPage)('Tab reaches everything on %s in reading order, in sight and with a ring', (path) => {
      const { reached, expected, troubles } = answers[path]!.tab;
      expect(troubles).toEqual([]);
      expect(reached).toEqual(expected);
    });
  });
}
