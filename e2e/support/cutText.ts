import type { Page } from '@playwright/test';

export const overflow = (page: Page) => page.evaluate(overflowHere);

/** In the page: how far it can be scrolled sideways, if it can. */
export function overflowHere(): string[] {
  // The body hides what is too wide; here it must not.
  document.body.style.setProperty('overflow-x', 'visible');
  const pixels = document.documentElement.scrollWidth - window.innerWidth;
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
}

export const cutText = (page: Page) => page.evaluate(cutTextHere);

/**
 * In the page: texts that a box around them cuts off, or that leave the window; those shortened on purpose, or meant to be heard only, are none.
 * Text in a row that scrolls sideways may be out of sight, but must fit into it.
 */
export function cutTextHere(): string[] {
  const meant =
    '.visually-hidden, .language-name, .brand-name, .motion-label, .skip-link, .video-card-text, [inert], [hidden]';
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!parent || !text || parent.closest(meant) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const row = parent.closest('.swipe-row');
    const isScrolled = row && row.scrollWidth > row.clientWidth;
    const leaves = isScrolled ? box.width > row.clientWidth : box.left < -1 || box.right > window.innerWidth + 1;
    if (leaves) cut.push(`“${text}” leaves the window`);
    for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
        (/hidden|clip/.test(overflowY) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));
      if (isCut) cut.push(`“${text}” is cut by .${around.className}`);
    }
  }
  return cut;
}
