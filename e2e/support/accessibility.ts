import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Levels A and AA up to WCAG 2.2, and what axe thinks good practice; no rule is switched off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets the page be examined; before its first address. The policy of the site does not bind what the browser itself adds. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: require.resolve('axe-core/axe.min.js') });
}

/** What axe holds against the page, or a part of it, once it is styled and still, each with the element that it means. */
export async function findings(page: Page, part: Locator = page.locator(':root')): Promise<string[]> {
  // Those that follow the scrolling never end.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map(({ finished }) => finished));
  });
  return part.evaluate(async (element, values) => {
    const { axe: examiner } = window as unknown as { axe: typeof axe };
    const { violations } = await examiner.run(element, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
      ),
    );
  }, tags);
}

/** How many headings and links the page has that are there for everyone. */
export function countInHtml(page: Page): Promise<{ heading: number; link: number }> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => !element.closest('[aria-hidden]') && element.checkVisibility({ visibilityProperty: true }),
      ).length;
    return { heading: shown('h1, h2, h3, h4'), link: shown('a[href]') };
  });
}

/** The names of the headings and links that Chromium hands to assistive technology. */
export async function namesInTree(page: Page): Promise<{ heading: string[]; link: string[] }> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name }) => String(name?.value ?? '').trim());
  return { heading: named('heading'), link: named('link') };
}
