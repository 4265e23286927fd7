import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { madeFiles } from './drawings';
import { keepPictures } from './share/keepShareImages';

/** Makes what is drawn or cut from the sources and kept beside them. */
async function draw(): Promise<void> {
  const root = path.join(__dirname, '..');
  const publicFolder = path.join(root, 'public');
  const made = await madeFiles();
  // Every SVG there is drawn: those of a video or a member that is gone go too.
  for (const name of readdirSync(publicFolder, { recursive: true }).map(String))
    if (name.endsWith('.svg')) rmSync(path.join(publicFolder, name));
  for (const [name, content] of made) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await keepPictures(publicFolder);
}

void draw();
