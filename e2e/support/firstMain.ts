import type { Page } from '@playwright/test';

/** Remembers the first `main`, which comes with the HTML, and adds up all layout shifts that the visitor did not cause. */
export async function watchFirstMain(page: Page): Promise<void> {
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
export function whatWasSeen(page: Page): Promise<{ isKept: boolean; shift: number }> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { main: Element | null; shift: number } };
    return { isKept: seen.main === document.querySelector('main'), shift: Number(seen.shift.toFixed(3)) };
  });
}
