import type { CDPSession, Page } from 'playwright-core';

/** Touches the middle of an element, without Playwright's own waiting, which would be measured, too. */
export async function press(page: Page, tab: CDPSession, selector: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((candidate) => candidate.getClientRects().length > 0);
    if (!element) throw new Error(`Nothing to press: ${wanted}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  await page.waitForTimeout(150);
  await tab.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await tab.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
