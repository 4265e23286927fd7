import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { shareImage } from '../../scripts/content/words';
import { sitePaths } from '../../src/app/sitePaths';
import { languages } from '../../src/lib/language';
import { height, width } from './background';
import { card } from './card';

function fontFace(weight: number): string {
  const file = require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: 'Share'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

/** Draws each page with Chromium and passes on each picture as soon as it is drawn. */
async function rasterise(pages: Map<string, string>, onDrawn: (file: string, picture: Buffer) => void): Promise<void> {
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

/** The HTML of every link preview, by the picture's path under `public`. */
export function cards(): Map<string, string> {
  return new Map(
    languages.flatMap((language) =>
      sitePaths.map((plain): [string, string] => [shareImage(language, plain), card(language, plain)]),
    ),
  );
}

/** A hash of the HTML that shows whether a picture is up to date. */
export function markOf(page: string): string {
  return createHash('sha256').update(page).digest('hex').slice(0, 16);
}

/** The hash of the HTML from which each picture was drawn. */
const marksFile = path.join(__dirname, 'kept.json');

export function readMarks(): Record<string, string> {
  return existsSync(marksFile) ? (JSON.parse(readFileSync(marksFile, 'utf8')) as Record<string, string>) : {};
}

/** Draws the pictures whose HTML has changed; needs Chromium only for those. */
export async function keepShareImages(publicFolder: string): Promise<void> {
  const pages = cards();
  const marks = readMarks();
  const outdated = [...pages].filter(
    ([file, page]) => marks[file] !== markOf(page) || !existsSync(path.join(publicFolder, file)),
  );
  if (outdated.length === 0) return;

  await rasterise(new Map(outdated), (file, picture) => {
    const target = path.join(publicFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, picture);
    console.log(`${file} ${picture.length} B`);
  });
  const kept = Object.fromEntries([...pages].map(([file, page]) => [file, markOf(page)]));
  writeFileSync(marksFile, `${JSON.stringify(kept, null, 2)}\n`);
}
