import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { avatar } from './avatars';
import { displayFont, mailBrand, mailBrandFile } from './copies';
import {
  chainDrawing,
  credentialDrawing,
  roomDrawing,
  scamDrawing,
  sightDrawing,
  signatureDrawing,
  tokenDrawing,
  voteDrawing,
} from './experiments';
import { lessonDrawings } from './lessons/lessonDrawings';
import { favicon } from './logo';
import { plate } from './plates/plate';
import { subjects } from './plates/subject';
import { keepPictures } from './share/keepShareImages';
import { sprite } from './sprite';

/** The plate of every video, by its path under `public`. */
export function plates(): Map<string, string> {
  const chosen = subjects(videosData);
  return new Map(videosData.map((video) => [`images/plates/${video.id}.svg`, plate(video, chosen.get(video.id)!)]));
}

/** Every drawing of the repository, by its path under `public`. */
export function drawings(): Map<string, string> {
  const avatars = membersData.map((member) => [`images/members/${member.id}.svg`, avatar(member)] as const);
  return new Map([
    ['favicon.svg', favicon()],
    ['images/figures.svg', sprite()],
    ['images/experiments/chain.svg', chainDrawing()],
    ['images/experiments/credential.svg', credentialDrawing()],
    ['images/experiments/scam.svg', scamDrawing()],
    ['images/experiments/signature.svg', signatureDrawing()],
    ['images/experiments/room.svg', roomDrawing()],
    ['images/experiments/sight.svg', sightDrawing()],
    ['images/experiments/token.svg', tokenDrawing()],
    ['images/experiments/vote.svg', voteDrawing()],
    ...avatars.flatMap(([file, drawn]) => (drawn ? [[file, drawn] as const] : [])),
    ...plates(),
    ...lessonDrawings(),
  ]);
}

async function draw(): Promise<void> {
  const root = join(__dirname, '..');
  for (const [file, content] of drawings()) {
    const target = join(root, 'public', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    console.log(`${file} ${Buffer.byteLength(content)} B`);
  }
  writeFileSync(join(root, mailBrandFile), mailBrand());
  writeFileSync(join(root, 'src/styles/fraunces-600.woff2'), await displayFont());
  await keepPictures(join(root, 'public'));
}

if (require.main === module) void draw();
