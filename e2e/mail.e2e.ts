import { samples } from '../test-support/sampleMails';
import { expect, test } from './support/test';

const mails = samples('https://constela.example');

const asItIs = (html: string) => html;
const withoutHead = (html: string) => html.replace(/<head>.*<\/head>/s, '');
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

for (const [program, colorScheme, isDarkened, change] of [
  ['a light mail program', 'light', false, asItIs],
  ['a dark mail program', 'dark', false, asItIs],
  ['a program that darkens it', 'light', true, asItIs],
  ['a program that darkens it without its head', 'light', true, withoutHead],
  ['a program that darkens it without classes', 'light', true, withoutClasses],
] as const) {
  test(`B4 every mail reads well in ${program}`, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setAutoDarkModeOverride', { enabled: isDarkened });
    await page.emulateMedia({ colorScheme });
    // The names do not matter here.
    for (const { id, mail } of mails.filter((sample) => /-(confirmation|long)$/.test(sample.id))) {
      await page.setContent(change(mail.html));
      const picture = (await page.screenshot({ fullPage: true })).toString('base64');
      expect([id, await page.evaluate(faintTexts, picture)]).toEqual([id, []]);
    }
  });
}

/** The texts whose letters differ too little from their ground in a picture of the page: no style tells how they are darkened. */
async function faintTexts(picture: string): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  const luminance = (colour: number[]) => {
    const [red, green, blue] = colour.map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint: string[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const { data } = context.getImageData(x, y, width, height);
    const shades = Array.from({ length: data.length / 4 }, (_, at) =>
      luminance(Array.from(data.slice(4 * at, 4 * at + 3))),
    );
    const sorted = shades.toSorted((one, other) => one - other);
    const [darkest, ground, lightest] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!];
    const contrast = Math.max((lightest + 0.05) / (ground + 0.05), (ground + 0.05) / (darkest + 0.05));
    if (contrast < 4.5) faint.push(`${texts.currentNode.textContent}: ${contrast.toFixed(2)}`);
  }
  return faint;
}

test('B4 every mail fits into every width, with links for a finger, and loads nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const { id, mail } of mails) {
    await page.setContent(mail.html);
    for (const width of [320, 390, 700]) {
      await page.setViewportSize({ width, height: 800 });
      expect([id, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([id, width]);
      expect((await page.getByRole('link').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  expect(asked).toEqual([]);
});
