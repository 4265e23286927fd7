import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { avatar } from './avatars';
import { experimentDrawings } from './experiments';
import { lessonDrawings } from './lessons/lessonDrawings';
import { favicon } from './logo';
import { plate } from './plates/plate';
import { subjects } from './plates/subject';
import { sprite } from './sprite';

/** The plate of every video, by its path on the site. */
function plates(): Map<string, string> {
  const chosen = subjects(videosData);
  return new Map(videosData.map((video) => [`images/plates/${video.id}.svg`, plate(video, chosen.get(video.id)!)]));
}

/** Every drawing of the site, by its path there. */
export function drawings(): Map<string, string> {
  const avatars = membersData.map((member) => [`images/members/${member.id}.svg`, avatar(member)] as const);
  return new Map([
    ['favicon.svg', favicon()],
    ['images/figures.svg', sprite()],
    ...experimentDrawings(),
    ...avatars.flatMap(([file, drawn]) => (drawn ? [[file, drawn] as const] : [])),
    ...plates(),
    ...lessonDrawings(),
  ]);
}

/** Draws the site's SVG, for what bundles it: served beside the files of `public/`. */
export function writeDrawings(folder = 'build/drawings'): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, svg] of drawings()) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}
