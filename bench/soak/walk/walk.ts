import type { Page } from 'playwright-core';
import { steps } from './steps';

/** The whole site once, in one document, from home to home. */
export async function walk(page: Page, round: number): Promise<void> {
  for (const step of steps) {
    await step(page, round).catch((error: Error) => {
      throw new Error(`round ${round}, ${step.name}: ${error.message}`, { cause: error });
    });
  }
}

/** The same in every round: the page at its top, and nothing on it that goes by itself. */
export async function rest(page: Page): Promise<void> {
  // A toast stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => !document.querySelector('.toast-card'));
  // The scroll to the members comes half a second after the arrival.
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
}

/** Fails on a word on the console, an uncaught error, an answer that is none, and a second document. */
export function watchTab(page: Page, fail: (what: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) fail(`the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => fail(`the page: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) fail(`${response.url()} answered ${response.status()}`);
  });
  page.on('domcontentloaded', () => fail('the tab loaded a document anew'));
}
