import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { appIcon, favicon } from './logo';

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
  let offset = 6 + images.length * 16;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16);
    entry.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.length, 0]), ...entries, ...images.map(({ png }) => png)]);
}

/** Draws the icons that cannot be SVG. */
export async function drawIcons(browser: Browser, publicFolder: string): Promise<void> {
  const tabIcons = [];
  for (const size of [16, 32, 48]) tabIcons.push({ size, png: await png(browser, favicon(), size) });
  writeFileSync(join(publicFolder, 'favicon.ico'), ico(tabIcons));
  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  const appIcons = { 'apple-touch-icon.png': 180, 'icons/icon-192.png': 192, 'icons/icon-512.png': 512 };
  for (const [file, size] of Object.entries(appIcons))
    writeFileSync(join(publicFolder, file), await png(browser, appIcon(), size));
}
