import { journey } from '../support/engines/journey';
import { kindsOfPage } from '../support/kindsOfPage';

/** In the page: the lines of every heading, with the display font or with what takes its place. */
async function linesOfHeadings(withFont: boolean): Promise<string[]> {
  const { style } = document.documentElement;
  const fonts = getComputedStyle(document.documentElement).getPropertyValue('--display');
  style.setProperty('--display', withFont ? fonts : fonts.slice(fonts.indexOf(',') + 1));
  void document.body.offsetHeight;
  await document.fonts.ready;
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const lines = headings.map((heading) => `${heading.offsetHeight} px: ${heading.textContent}`);
  style.removeProperty('--display');
  return lines;
}

journey('B1 gives every heading the same lines while the display font is missing', async ({ tab, at, goto }) => {
  // Fetched here, the font is there at once on the pages to come.
  await goto(at('/login'));
  for (const path of kindsOfPage) {
    await goto(`${at(path)}?forceHideBadge=true`);
    await tab.waitFor(() => document.fonts.check('600 1rem Fraunces'));
    const [withFont, without] = [await tab.evaluate(linesOfHeadings, true), await tab.evaluate(linesOfHeadings, false)];
    expect({ path, lines: without }).toEqual({ path, lines: withFont });
    if (path === '/nowhere') await tab.problems();
  }
});
