import { readFileSync, writeFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { keyframesOfHead, madeInHead, readByScripts } from './safelist';

const stylesheetLink = /<link rel="?stylesheet"? href="?(\/[^ ">]+)"?>/;

/**
 * Puts into pages of one kind the rules that their own HTML needs, so that they paint without another request. The whole
 * stylesheet follows as if it were for print, which nothing waits for; startup turns it on.
 */
export async function inlineStyles(pages: string[], css: string): Promise<void> {
  const [purged] = await new PurgeCSS().purge({
    content: pages,
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
        `<link rel="stylesheet" href="${href}" media="print"><noscript>${link}</noscript>`,
    );
    writeFileSync(page, inlined);
  }
}
