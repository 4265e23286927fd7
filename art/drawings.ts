import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { avatar } from './avatars/avatars';
import { chainDrawing, signatureDrawing, voteDrawing } from './experiments';
import { hero } from './hero';
import { lessonDrawings } from './lessons/lessonDrawings';
import { favicon } from './logo';
import { plate } from './plates/plate';
import { subjects } from './plates/subject';
import { sprite } from './sprite';

/** The plate of every video, by its path under `public`. */
export function plates(): Map<string, string> {
  const chosen = subjects(videosData);
  return new Map(videosData.map((video) => [`images/plates/${video.id}.svg`, plate(video, chosen.get(video.id)!)]));
}

function avatars(): [file: string, drawn: string][] {
  return membersData.flatMap((member) => {
    const drawn = avatar(member);
    return drawn ? [[`images/members/${member.id}.svg`, drawn]] : [];
  });
}

/** Every drawing of the repository, by its path under `public`. */
export function drawings(): Map<string, string> {
  return new Map([
    ['favicon.svg', favicon()],
    ['images/figures.svg', sprite()],
    ['images/hero.svg', hero()],
    ['images/experiments/chain.svg', chainDrawing()],
    ['images/experiments/signature.svg', signatureDrawing()],
    ['images/experiments/vote.svg', voteDrawing()],
    ...avatars(),
    ...plates(),
    ...lessonDrawings(),
  ]);
}
