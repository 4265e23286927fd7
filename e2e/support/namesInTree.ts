import type { Page } from '@playwright/test';

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
