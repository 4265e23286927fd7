import { readFileSync, writeFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { keyframesOfHead, madeInHead, readByScripts } from './safelist';

const overHome = ['src/features/layout/!(Debug)*.tsx', 'src/features/toasts/*.tsx', 'src/pages/LostPage.tsx', 'src/components/*.tsx'];

const stylesheetLink = /<link rel="?stylesheet"? href="?(\/[^ ">]+)"?>/;

/**
 * Puts into pages of one kind the rules that their own HTML needs, so that they paint without another request. The whole
 * stylesheet follows as if it were for print, which nothing waits for; startup turns it on. The home page gets the rules of
 * what may lie over it, too, and the whole stylesheet is fetched only for what follows it.
 */
export async function inlineStyles(pages: string[], css: string, isHome: boolean): Promise<void> {
  const [purged] = await new PurgeCSS().purge({
    content: isHome ? [...pages, ...overHome] : pages,
    css: [{ raw: css }],
    safelist: { greedy: madeInHead, keyframes: keyframesOfHead, variables: readByScripts },
    variables: true,
    keyframes: true,
  });
  // Beside the stylesheet lies the font; a page lies elsewhere.
  const rules = (purged?.css ?? '').replace(/url\((?=[\w.-]+\.woff2\))/g, 'url(/');
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    if (!stylesheetLink.test(html)) throw new Error(`${page} names no stylesheet.`);
    const inlined = html.replace(
      stylesheetLink,
      (link, href: string) =>
        `<style>${rules}</style>` +
        (isHome
          ? `<link rel="stylesheet" href="${href}" disabled>`
          : `<link rel="stylesheet" href="${href}" media="print"><noscript>${link}</noscript>`),
    );
    writeFileSync(page, inlined);
  }
}
