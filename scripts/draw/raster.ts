import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { ico } from './ico';
import { appIcon, favicon } from './logo';
import { markOf } from './share/cards';

/** The hash of the drawings from which the icons were made. */
const markFile = join(__dirname, 'keptIcons.json');

export function readIconsMark(): unknown {
  return existsSync(markFile) ? JSON.parse(readFileSync(markFile, 'utf8')) : undefined;
}

export function iconsMark() {
  return { icons: markOf(favicon() + appIcon()) };
}

async function png(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

/** Draws the icons that cannot be SVG, if their drawings have changed; needs Chromium only then. */
export async function keepIcons(publicFolder: string): Promise<void> {
  const mark = iconsMark();
  if (JSON.stringify(readIconsMark()) === JSON.stringify(mark)) return;

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const tabIcons = [];
  for (const size of [16, 32, 48]) tabIcons.push({ size, png: await png(browser, favicon(), size) });
  writeFileSync(join(publicFolder, 'favicon.ico'), ico(tabIcons));

  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  writeFileSync(join(publicFolder, 'apple-touch-icon.png'), await png(browser, appIcon(), 180));
  for (const size of [192, 512]) {
    writeFileSync(join(publicFolder, 'icons', `icon-${size}.png`), await png(browser, appIcon(), size));
  }
  await browser.close();
  writeFileSync(markFile, `${JSON.stringify(mark, null, 2)}\n`);
}
