import { watchFirstMain, whatWasSeen } from './support/firstMain';
import { kindsOfWrittenPage } from './support/states';
import { otherLanguage } from './support/menu';
import { settled } from './support/settled';
import { expect, test } from './support/test';

/** Both sides of the date line, with both widths and languages: each would differ from the build's if it reached the rendering. */
test.use({
  timezoneId: ({ isPhone }, use) => use(isPhone ? 'America/Los_Angeles' : 'Pacific/Kiritimati'),
});

const queries = ['/videos?q=libertad&tag=libertad', '/videos?forceMobile=true', '/waitlist/confirm?token=abc'];

test('B1 hydrates the HTML as it stands, and nothing moves @both', async ({ page, at }) => {
  test.setTimeout(120_000);
  await watchFirstMain(page);
  for (const address of [...kindsOfWrittenPage, ...queries]) {
    await page.goto(at(address));
    await settled(page);
    // A query is read a moment later, so what it filters does move.
    const still = address.includes('?') ? { isKept: true } : { isKept: true, shift: 0 };
    expect({ address, ...(await whatWasSeen(page)) }).toMatchObject({ address, ...still });
  }
});

test('B1, I1 hydrates a plain address in the language of the browser @wide', async ({ page, language }) => {
  await watchFirstMain(page);
  for (const path of ['/', '/videos', '/video/video3', '/profile/atlas', '/waitlist']) {
    await page.goto(path);
    await settled(page);
    expect({ path, ...(await whatWasSeen(page)) }).toMatchObject({ path, isKept: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Links keep the prefix that the address has: none. Only a choice of language may lead under /en.
    await expect(page.locator('main a[href^="/en/"]')).toHaveCount(0);
  }
});

test('B1, I1 draws a page again without a warning in a stored language @both', async ({ page, at, language }) => {
  const other = otherLanguage(language);
  await page.addInitScript((choice) => localStorage.setItem('i18nextLng', choice), other);
  for (const plain of ['/', '/videos', '/profile/vega']) {
    await page.goto(plain);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
    await page.goto(at(plain));
  }
});
