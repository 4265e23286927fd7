import type { Page } from 'playwright-core';

/** Remembers the first `main` that the HTML brought, and adds up what moves without anyone having asked for it. */
export async function watchTakeover(page: Page): Promise<void> {
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

export function whatWasSeen(page: Page): Promise<{ isKept: boolean; shift: number }> {
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { main: Element | null; shift: number } };
    return { isKept: seen.main === document.querySelector('main'), shift: Number(seen.shift.toFixed(3)) };
  });
}
