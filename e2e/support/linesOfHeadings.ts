/** In the page: the lines of every heading, with the display font or with what takes its place. */
export async function linesOfHeadings(withFont: boolean): Promise<string[]> {
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
