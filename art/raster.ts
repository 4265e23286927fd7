import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { appIcon, favicon } from './logo';
import { markOf } from './share/keepShareImages';

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
  // As text, because the types of this program know no document.
  await page.evaluate('document.images[0].decode()');
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

/** An ICO file of PNG images, which every browser supports. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);

  let offset = header.length + images.length * 16;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
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
