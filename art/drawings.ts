import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { avatar } from './avatars';
import { displayFont, mailBrand, mailBrandFile } from './copies';
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

/** Every drawing of the site, by its path there: all SVG files of `public/`. */
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

/** All that `npm run draw` makes without a browser, by its path in the repository. */
export async function madeFiles(): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    [mailBrandFile, mailBrand()],
    ['src/styles/fraunces-600.woff2', await displayFont()],
    ...[...drawings()].map(([file, svg]) => [`public/${file}`, svg] as const),
  ]);
}
