import type { Page } from 'playwright-core';

/** Watches from now on for an element that may be gone before a journey looks for it; gives a function that waits for it. */
export async function watchFor(page: Page, selector: string): Promise<() => Promise<unknown>> {
  const watched = await page.evaluateHandle((wanted) => {
    const found = { isSeen: false };
    new MutationObserver(() => {
      found.isSeen ||= document.querySelector(wanted) !== null;
    }).observe(document, { attributes: true, childList: true, subtree: true });
    return found;
  }, selector);
  return () => page.waitForFunction(({ isSeen }) => isSeen, watched);
}
