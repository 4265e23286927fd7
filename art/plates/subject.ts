import type { Video } from '../../src/features/videos/video';
import { between, hash } from '../stars';
import type { Point } from '../svg';
import { height, width } from './chart';
import { type Placement, placeMotif } from './motif';

export interface Subject {
  tag: string;
  /** The tag's figure, or another one when an earlier plate shows the first. One that nobody has drawn is a plain chain of stars. */
  figure: string;
}

/**
 * Chooses the tag that each video's plate shows: the one that the fewest earlier plates show, so that
 * neighbours differ and a new video does not change earlier plates.
 */
export function subjects(videos: Video[]): Map<string, Subject> {
  const shown = new Map<string, number>();
  const times = (tag: string) => shown.get(tag) ?? 0;
  return new Map(
    videos.map((video) => {
      const tag = video.tags.reduce((best, other) => (times(other) < times(best) ? other : best));
      shown.set(tag, times(tag) + 1);
      return [video.id, { tag, figure: times(tag) === 1 ? tag : `${tag} ${times(tag)}` }];
    }),
  );
}

/** The area of the badge on the smallest card, with space for a star's rays. */
const isUnderBadge = ({ x, y }: Point) => x < 310 && y < 100;

export function seedOf(video: Video): string {
  return `${video.id} ${video.tags.join(' ')}`;
}

/** The position and rotation of a video's figure on its plate. It is mirrored when that uncovers an author's star under the badge. */
export function placementOf(video: Video, figure: string): Placement {
  const seed = seedOf(video);
  const placement = {
    centre: {
      x: width / 2 + between(`${seed} x`, -14, 14),
      y: height / 2 + between(`${seed} y`, -6, 6),
    },
    scale: 2.35,
    turn: between(`${seed} turn`, -6, 6),
    mirrored: hash(`${seed} mirror`) > 0.5,
  };
  const mirrored = { ...placement, mirrored: !placement.mirrored };
  const hides = (one: Placement) =>
    placeMotif(figure, seed, one).stars.slice(0, video.authorIds.length).some(isUnderBadge);
  return hides(placement) && !hides(mirrored) ? mirrored : placement;
}
