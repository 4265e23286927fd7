import type { Page } from '@playwright/test';
import { waitUntilIdle } from './support/idle';
import { otherLanguage } from './support/menu';
import { expectKept, fillIn, freshEmail, rpc, sendButton, thanks } from './support/signUp';
import { expect, test } from './support/test';

/** In the page: what a browser's translation does, again and again: each text moves into an element that React does not know. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement!.closest('font, script, style, noscript, textarea, svg')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

async function translateFromNowOn(page: Page): Promise<void> {
  // A text that is moved while React hydrates is another text than it expects: React says so, and draws the page anew.
  await waitUntilIdle(page);
  await page.evaluate(translate);
  await page.evaluate(`setInterval(${translate.toString()}, 20)`);
}

/** One by one, since a browser lets a press copy for five seconds only. */
async function pressAll(page: Page): Promise<void> {
  for (const element of await page.$$('main :is(button, summary, [type=checkbox], [type=radio]):not([type=submit])')) {
    await element.evaluate((found) => found.isConnected && (found as HTMLElement).click());
    await page.waitForTimeout(30);
  }
}

for (const path of ['/', '/videos', '/video/video3']) {
  test(`U9 answers every button of ${path} while the browser translates it`, async ({ page, open, language }) => {
    test.setTimeout(120_000);
    await open(path);
    await translateFromNowOn(page);
    await pressAll(page);
    const other = otherLanguage(language);
    await page.evaluate((tag) => document.querySelector<HTMLElement>(`a[hreflang="${tag}"]`)!.click(), other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    // Again, since many a button has another effect the second time.
    await pressAll(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('U9, E1, W6 keeps the form and thanks while the browser translates the page', async ({
  visit,
  page,
  open,
  expectConsole,
}) => {
  const email = freshEmail();
  await open('/waitlist');
  await fillIn(visit, email);
  await page.route(rpc, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await translateFromNowOn(page);
  await sendButton(visit).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectKept(visit, email);
  await sendButton(visit).click();
  await expect(thanks(visit)).toBeVisible();
  await pressAll(page);
  expectConsole(/status of 500/);
});
