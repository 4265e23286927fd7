import type { Page } from 'playwright-core';

/** Has what lies far below laid out at once, so that it is examined too; before the page's first address. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}
