import type { Page } from '@playwright/test';

/** What Tab reaches, what can be operated in the order of the document, and what is wrong on the way. */
export async function walkByTab(page: Page) {
  const expected = await page.evaluate(() => {
    // Tab reaches one radio button of a group: the checked one, else the first.
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
    const ofGroup = (group: string) => radios.filter(({ name }) => name === group);
    const isReached = (radio: HTMLInputElement) =>
      radio === (ofGroup(radio.name).find(({ checked }) => checked) ?? ofGroup(radio.name)[0]);
    const skipped = new Set<Element>(radios.filter((radio) => !isReached(radio)));
    return [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select, [tabindex="0"]'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[inert] *, :disabled, [tabindex="-1"]') &&
          !skipped.has(element),
      )
      .map((element) => `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim());
  });
  const stops: NonNullable<ReturnType<typeof describeFocus>>[] = [];
  while (stops.length < expected.length) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop) break;
    stops.push(stop);
  }
  const turns = stops.slice(1).flatMap((next, index) => {
    const before = stops[index]!;
    const isAbove = next.bottom <= before.top && next.left <= before.left;
    const isBefore = next.right <= before.left && next.top < before.bottom && next.bottom > before.top;
    const areFlowing = !before.isFixed && !next.isFixed;
    return areFlowing && (isAbove || isBefore) ? [`goes back from “${before.name}” to “${next.name}”`] : [];
  });
  const hidden = stops.flatMap(({ name, trouble }) => (trouble ? [`“${name}” ${trouble}`] : []));
  return { reached: stops.map(({ name }) => name), expected, troubles: [...turns, ...hidden] };
}

/** In the browser: where the focus is, on the page rather than in the window. */
function describeFocus() {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const box = element.getBoundingClientRect();
  const isFixed = element.closest('.site-header, .skip-link, .debug-badge') !== null;
  const navbar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const ringed = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const hasRing = ringed.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3,
  );
  const isBeside = box.right <= 0 || box.left >= window.innerWidth;
  const isCovered = !isFixed && (isBeside || box.bottom <= navbar || box.top >= window.innerHeight);
  const scrolledX = window.scrollX + (element.closest('.swipe-row')?.scrollLeft ?? 0);
  return {
    name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
    left: box.left + scrolledX,
    right: box.right + scrolledX,
    top: box.top + window.scrollY,
    bottom: box.bottom + window.scrollY,
    isFixed,
    trouble: [hasRing ? '' : 'has no ring', isCovered ? 'is covered' : ''].filter(Boolean).join(', '),
  };
}
