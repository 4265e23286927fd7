import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayFont, mailBrand, mailBrandFile } from './copies';
import { drawings } from './drawings';
import { keepPictures } from './share/keepShareImages';

const publicFolder = join(__dirname, '../public');

for (const [file, content] of drawings()) {
  const target = join(publicFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`${file} ${Buffer.byteLength(content)} B`);
}

writeFileSync(join(__dirname, '..', mailBrandFile), mailBrand());

async function writeFontAndPictures(): Promise<void> {
  writeFileSync(join(__dirname, '../src/styles/fraunces-600.woff2'), await displayFont());
  await keepPictures(publicFolder);
}

writeFontAndPictures().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
