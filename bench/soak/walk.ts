import type { Page } from 'playwright-core';

/** Without an ElementHandle, which would keep a page that was left from being collected. */
const seen = (page: Page, selector: string, state: 'visible' | 'attached' | 'detached' = 'visible') =>
  page.locator(selector).first().waitFor({ state });

/** Follows a link, and waits for something that only the next page has. */
async function go(page: Page, link: string, landmark: string): Promise<void> {
  await page.click(link);
  await seen(page, `main ${landmark}`, 'attached');
}

const clickTwice = async (page: Page, selector: string) => {
  for (let times = 0; times < 2; times += 1) await page.click(selector);
};

/** Through the site once, in one document, from home to home. */
export async function walk(page: Page, round: number): Promise<void> {
  await page.hover('.members-dropdown > button');
  await go(page, '#navbar-members a[href*="/profile/vega?"]', '.profile-header');
  await clickTwice(page, '.follow-button');

  await go(page, 'footer a[href*="/videos?"]', '.explorer-filters');
  await clickTwice(page, '.tag:nth-child(3)');
  // A word that names a tag would offer the tag by a chip, too.
  await page.fill('input[type=search]', 'zzz');
  await page.click('.chip');
  await seen(page, '.chip', 'detached');

  await go(page, 'main a.stretched-link[href*="/video/video3?"]', '.video-actions');
  await clickTwice(page, '.like-button');
  await page.fill('.comment-form textarea', `Round ${round}`);
  await page.click('.comment-form button');
  await page.goBack();
  await seen(page, 'main .explorer-filters');

  await go(page, '.site-links a[href*="/community?"]', '.ideas-explained');
  for (const language of ['en', 'es']) {
    await page.click(`.site-nav .language-link[lang=${language}]`);
    await seen(page, `html[lang=${language}]`);
  }

  await go(page, '.site-links a[href*="/waitlist?"]', '.waitlist-header');
  await page.fill('[name=name]', 'Ana');
  await page.fill('[name=email]', `visitor-${round}@example.org`);
  await page.check('[name=interests] >> nth=0');
  await page.click('.waitlist-form [type=submit]');
  await page.click('.waitlist-thanks .btn-link');
  await go(page, '.site-header a >> nth=0', '.starfield');
  // A toast stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await seen(page, '.toast-card', 'detached');
}

/** Reports what must not happen in the tab. */
export function watchTab(page: Page, fail: (what: string) => void): void {
  page.on('console', (said) => /error|warning/.test(said.type()) && fail(`the console: ${said.text()}`));
  page.on('pageerror', (error) => fail(`the page: ${error.message}`));
  page.on('response', (answer) => answer.status() >= 400 && fail(`${answer.url()} answered ${answer.status()}`));
  page.on('domcontentloaded', () => fail('the tab loaded a document anew'));
}
