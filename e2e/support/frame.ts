import type { Page } from 'playwright-core';
import { brand } from '../../src/lib/site';

/** What every page has once, beside its language, and how far it is wider than the window. */
export const frame = { navbars: 1, mains: 1, footers: 1, headings: 1, isTitled: true, overflow: 0 };

/** What of the frame the page shows, and whether there is more than a notice in it. */
export const frameOf = (page: Page) => page.evaluate(frameHere, brand);

function frameHere(name: string) {
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
