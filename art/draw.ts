import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayFont, mailBrand, mailBrandFile } from './copies';
import { keepPictures } from './share/keepShareImages';

/** Makes what is drawn or cut from the sources and kept beside them. */
async function draw(): Promise<void> {
  const root = join(__dirname, '..');
  writeFileSync(join(root, mailBrandFile), mailBrand());
  writeFileSync(join(root, 'src/styles/fraunces-600.woff2'), await displayFont());
  await keepPictures(join(root, 'public'));
}

void draw();
