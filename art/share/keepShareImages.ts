import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { shareImage } from '../../scripts/content/words';
import { sitePaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { drawIcons, iconsMark, markOf, withBrowser } from '../raster';
import { height, width } from './background';
import { card } from './card';

/** The HTML of every link preview, by the picture's path under `public`. */
export function cards(): Map<string, string> {
  return new Map(
    languages.flatMap((language) =>
      sitePaths.map((plain): [string, string] => [shareImage(language, plain), card(language, plain)]),
    ),
  );
}

export const marksOf = (pages: Map<string, string>) =>
  Object.fromEntries([...pages].map(([file, page]) => [file, markOf(page)]));

/** The mark of the source from which each picture was drawn. */
const marksFile = path.join(__dirname, 'kept.json');

export function readMarks(): Record<string, string> {
  return existsSync(marksFile) ? (JSON.parse(readFileSync(marksFile, 'utf8')) as Record<string, string>) : {};
}

/** Draws the icons and link previews whose source has changed; needs Chromium only for those. */
export async function keepPictures(publicFolder: string): Promise<void> {
  const pages = cards();
  const old = readMarks();
  const marks: Record<string, string> = { ...marksOf(pages), ...iconsMark() };
  const outdated = [...pages].filter(
    ([file]) => old[file] !== marks[file] || !existsSync(path.join(publicFolder, file)),
  );
  const areIconsOld = old.icons !== marks.icons;
  if (outdated.length === 0 && !areIconsOld) return;
  await withBrowser(async (browser) => {
    if (areIconsOld) await drawIcons(browser, publicFolder);
    await drawCards(browser, outdated, publicFolder);
  });
  writeFileSync(marksFile, `${JSON.stringify(marks, null, 2)}\n`);
}

async function drawCards(browser: Browser, pages: [file: string, html: string][], publicFolder: string) {
  const page = await browser.newPage({ viewport: { width, height } });
  const fonts = `<style>${fontFace(400)}${fontFace(600)}</style>`;
  for (const [file, html] of pages) {
    await page.setContent(html.replace('<style>', `${fonts}<style>`));
    // As text, because the types of this program know no document.
    await page.evaluate('document.fonts.ready');
    const target = path.join(publicFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await page.screenshot({ type: 'jpeg', quality: 70 }));
    console.log(file);
  }
}

function fontFace(weight: number): string {
  const file = require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: 'Share'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}
