import type { Page } from '@playwright/test';

/** Has what lies far below laid out at once, so that it is examined too; before the page's first address. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addInitScript(showAll);
}

/** The same for the page that is open, in a browser without scripts. */
export async function layOutPage(page: Page): Promise<void> {
  await page.evaluate(showAll);
}

function showAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];
}
