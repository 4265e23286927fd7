import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { shareImage } from '../../scripts/content/words';
import { sitePaths } from '../../src/app/routes';
import { languages } from '../../src/lib/language';
import { height, width } from './background';
import { card } from './card';

/** The HTML of a page's link previews, by the pictures' paths under `public`. */
const cardsOf = (plain: string) =>
  languages.map((language): [string, string] => [shareImage(language, plain), card(language, plain)]);

const markOf = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/** Hashes of what the pictures of each page are drawn from: they show whether a picture is up to date. */
export const marks = (): Record<string, string> =>
  Object.fromEntries(sitePaths.map((plain) => [plain, markOf(JSON.stringify(cardsOf(plain)))]));

const marksFile = path.join(__dirname, 'kept.json');

/** The marks of the pictures that are kept. */
export const readMarks = () => JSON.parse(readFileSync(marksFile, 'utf8')) as Record<string, string>;

/** Draws the link previews whose source has changed; needs Chromium only for those. */
export async function keepPictures(publicFolder: string): Promise<void> {
  const [old, now] = [readMarks(), marks()];
  const outdated = sitePaths.filter((plain) => old[plain] !== now[plain]).flatMap(cardsOf);
  if (outdated.length === 0) return;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  });
  await drawCards(browser, outdated, publicFolder);
  await browser.close();
  writeFileSync(marksFile, `${JSON.stringify(now, null, 2)}\n`);
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
