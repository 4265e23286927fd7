import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { height, width } from './size';

function fontFace(weight: number): string {
  const file = require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: 'Share'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

/** Draws each page with Chromium and passes on each picture as soon as it is drawn. */
export async function rasterise(
  pages: Map<string, string>,
  onDrawn: (file: string, picture: Buffer) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  const fonts = `<style>${fontFace(400)}${fontFace(600)}</style>`;
  for (const [file, html] of pages) {
    await page.setContent(html.replace('<style>', `${fonts}<style>`));
    // As text, because the types of this program know no document.
    await page.evaluate('document.fonts.ready');
    onDrawn(file, await page.screenshot({ type: 'jpeg', quality: 70 }));
  }
  await browser.close();
}
