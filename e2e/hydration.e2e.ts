import type { Page } from '@playwright/test';
import { unlistedPaths } from '../src/app/routes';
import { kindsOfWrittenPage } from './support/states';
import { openMenu } from './support/menu';
import { holdBack, trickle } from './support/slowLine';
import { hydrated, requestsEnded, waitUntilIdle } from './support/idle';
import { expect, test } from './support/test';

/** Remembers the first `main`, which comes with the HTML, and adds up all layout shifts that the visitor did not cause. */
async function watchFirstMain(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { main: null as Element | null, shift: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.main ??= document.querySelector('main');
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Whether the page still has its first `main`, and how far it has shifted. */
function whatWasSeen(page: Page): Promise<{ isKept: boolean; shift: number }> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { main: Element | null; shift: number } };
    return { isKept: seen.main === document.querySelector('main'), shift: Number(seen.shift.toFixed(3)) };
  });
}

/** Both sides of the date line, with both widths and languages: each would differ from the build's if it reached the rendering. */
test.use({
  timezoneId: ({ isPhone }, use) => use(isPhone ? 'America/Los_Angeles' : 'Pacific/Kiritimati'),
});

test('B1 hydrates the HTML as it stands, which hardly moves while a bad line brings it piece by piece @both', async ({
  page,
  at,
}) => {
  test.setTimeout(120_000);
  const line = await trickle(process.env.E2E_URL ?? '');
  await watchFirstMain(page);
  // The links of a mail have a token; without one the page says so, which moves its button.
  const addresses = kindsOfWrittenPage.map((path) => (unlistedPaths.includes(path) ? `${path}?token=abc` : path));
  for (const path of addresses) {
    await page.goto(line.url + at(path));
    await waitUntilIdle(page);
    const { isKept, shift } = await whatWasSeen(page);
    expect({ path, isKept }).toEqual({ path, isKept: true });
    // More is felt as a jump (web.dev/cls).
    expect(shift, path).toBeLessThan(0.1);
  }
  line.stop();
  // A query is read a moment later, so what it filters does move.
  for (const path of ['/videos?q=libertad&tag=libertad', '/videos?forceMobile=true']) {
    await page.goto(at(path));
    await waitUntilIdle(page);
    expect({ path, ...(await whatWasSeen(page)) }).toMatchObject({ path, isKept: true });
  }
});

test('B1 comes alive also where the script of vendor comes last of all', async ({ visit, page }) => {
  const html = await (await page.request.get('/videos')).text();
  const [, name = 'none'] = /data-vendor="([^"]+)"/.exec(html) ?? [];
  const script = await holdBack(page, `**${name}`);
  await page.goto('/videos', { waitUntil: 'commit' });
  await script.isAskedFor();
  await requestsEnded(page, name);
  await script.letPass();
  await hydrated(page);
  await openMenu(visit);
  await expect(page.getByRole('dialog')).toBeVisible();
});
