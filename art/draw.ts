import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { videosData } from '../src/features/videos/videosData';
import { displayFont } from './font';
import { plate } from './plates/plate';
import { subjects } from './plates/subject';
import { keepPictures } from './share/keepShareImages';
import { skyFigures } from './sky';

/** All that `npm run draw` makes without a browser, by its path in the repository. */
export async function madeFiles(): Promise<Map<string, string | Buffer>> {
  const chosen = subjects(videosData);
  return new Map<string, string | Buffer>([
    ['src/styles/fraunces-600.woff2', await displayFont()],
    ['src/features/home/sky/figures.json', skyFigures(videosData, chosen)],
    ...videosData.map((video) => [plateOf(video.id), plate(video, chosen.get(video.id)!)] as const),
  ]);
}

const plates = 'public/images/plates';
const plateOf = (id: string) => `${plates}/${id}.svg`;

/** Makes what is drawn or cut from the sources and kept beside them. */
async function draw(): Promise<void> {
  const root = path.join(__dirname, '..');
  const made = await madeFiles();
  // Those of a video that is gone go too.
  rmSync(path.join(root, plates), { recursive: true });
  mkdirSync(path.join(root, plates));
  for (const [name, content] of made) writeFileSync(path.join(root, name), content);
  await keepPictures(path.join(root, 'public'));
}

if (require.main === module) void draw();
