import type { Page } from '@playwright/test';
import { brand } from '../../src/lib/site';

/** Has what lies far below laid out at once, so that it is examined too; before the page's first address. */
export async function layOutAll(page: Page): Promise<void> {
  await page.addInitScript(showAll, '');
}

/** The same for the page that is open, in a browser without scripts too, and what a visitor has set besides. */
export async function layOutPage(page: Page, css = ''): Promise<void> {
  await page.evaluate(showAll, css);
}

/** By a sheet of the document, which the policy of the site allows. */
function showAll(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { content-visibility: visible !important } ${css}`);
  document.adoptedStyleSheets = [sheet];
}

/** What does not fit into the window or into its place. */
export const misfits = async (page: Page) => [
  ...(await page.evaluate(overflow)),
  ...(await cutText(page)),
  ...(await page.evaluate(findBrokenWords)),
];

function overflow(): string[] {
  // The body hides what is too wide; here it must not.
  document.body.style.setProperty('overflow-x', 'visible');
  const pixels = document.documentElement.scrollWidth - window.innerWidth;
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
}

export const cutText = (page: Page) => page.evaluate(findCutText);

/**
 * In the page: texts that a box around them cuts off, or that leave the window; those shortened on purpose, or meant to be heard only, are none.
 * Text in a row that scrolls sideways may be out of sight, but must fit into it.
 */
function findCutText(): string[] {
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
    const end = isScrolled ? row : document.body;
    for (let around: Element | null = parent; around && around !== end; around = around.parentElement) {
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

/** In the page: words that begin on one line and end on the next. Digits of a hash are no word. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, svg, code'))
      continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(`“${word}” is broken in .${parent.className}`);
    }
  }
  return broken;
}

/** What every page has once, beside its language, and how far it is wider than the window. */
export const frame = { navbars: 1, mains: 1, footers: 1, headings: 1, isTitled: true, overflow: 0 };

/** What of the frame the page shows, and whether there is more than a notice in it. */
export const frameOf = (page: Page) => page.evaluate(frameHere, brand);

/** In the page. */
export function frameHere(name: string) {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .length;
  return {
    language: document.documentElement.lang,
    navbars: count('header nav'),
    mains: count('main'),
    footers: count('footer'),
    headings: count('h1'),
    isTitled: document.title.includes(name),
    overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0),
    isLong: (document.querySelector('main')?.textContent.length ?? 0) > 100,
  };
}
