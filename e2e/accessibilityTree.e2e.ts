import type { Page } from 'playwright-core';
import { paths } from '../src/lib/paths';
import { languages } from '../src/lib/language';
import { phone, visit } from './support/journey';

/** How many headings and links the page has that are there for everyone. */
function inHtml(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => !element.closest('[aria-hidden]') && element.checkVisibility({ visibilityProperty: true }),
      ).length;
    return { heading: shown('h1, h2, h3'), link: shown('a[href]') };
  });
}

/** The names of the headings and links that the browser hands to assistive technology. */
async function namesInTree(page: Page): Promise<Record<string, string[]>> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const named = (role: string) =>
    nodes
      .filter((node) => !node.ignored && node.role?.value === role)
      .map(({ name }) => String(name?.value ?? '').trim());
  return { heading: named('heading'), link: named('link') };
}

describe.each(languages)('in %s', (language) => {
  // Axe cannot see what the browser leaves out of its tree, such as what is not laid out below the fold.
  it.each([paths.home, paths.community, paths.videos])(
    'Hands every heading and link of %s with its name to assistive technology at load',
    (path) =>
      visit(language, { viewport: phone }, async ({ page, open }) => {
        await open(path);
        const names = await namesInTree(page);
        expect(Object.values(names).flat()).not.toContain('');
        expect(Object.fromEntries(Object.entries(names).map(([role, all]) => [role, all.length]))).toEqual(
          await inHtml(page),
        );
      }),
  );
});
