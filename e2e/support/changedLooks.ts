import type { Page } from 'playwright-core';

/**
 * Looks at the computed style of one element of each kind on the page and of its pseudo-elements.
 * @returns the properties that are not as at the last look, each with its element; all of them at the first
 */
export async function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Variables count where they are used. What `auto` came to beside a box, Chromium does not always tell.
    const untold = /^-|^margin-(left|right|inline)/;
    const nameOf = (element: Element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    const look = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      const properties = Array.from(style).filter((property) => !untold.test(property));
      return properties.map((property) => `${nameOf(element)}${pseudo} ${property}: ${style.getPropertyValue(property)}`);
    };
    const elements = Array.from(document.querySelectorAll('body *'));
    const kinds = new Map(elements.map((element) => [`${nameOf(element.parentElement!)} > ${nameOf(element)}`, element]));
    const looks = [...kinds.values()].flatMap((element) => ['', '::before', '::after'].flatMap((pseudo) => look(element, pseudo)));
    const { known } = window as { known?: Set<string> };
    Object.assign(window, { known: new Set(looks) });
    return looks.filter((line) => !known?.has(line));
  });
}
