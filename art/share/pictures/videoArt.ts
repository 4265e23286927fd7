import type { Video } from '../../../src/features/videos/video';
import { videosData } from '../../../src/features/videos/videosData';
import { authorsOf } from '../../../scripts/content/subject';
import { type PlacedMotif, placeMotif } from '../../plates/motif';
import { placementOf, seedOf } from '../../plates/placementOf';
import { subjects } from '../../plates/subject';
import { type Point, group } from '../../svg';
import { middle } from '../size';
import { figureArt, figureLetters } from './figureArt';

const subjectOf = subjects(videosData);

/** The figure of the video's plate with the same rotation. */
function motifOf(video: Video, centre: Point, scale: number): PlacedMotif {
  const figure = subjectOf.get(video.id)?.figure ?? '';
  return placeMotif(figure, seedOf(video), { ...placementOf(video, figure), centre, scale });
}

/** The video's figure, large. */
export function videoArt(video: Video): string {
  const motif = motifOf(video, middle, 3.95);
  return figureArt(motif, authorsOf(video), video.id, 1) + figureLetters(motif, authorsOf(video));
}

const grid = { width: 552, height: 530 };

/** The figures of all videos in a grid, smaller when there are more. */
export function videosArt(): string {
  const columns = Math.ceil(Math.sqrt(videosData.length * 0.8));
  const rows = Math.ceil(videosData.length / columns);
  const cell = { width: grid.width / columns, height: grid.height / rows };
  const scale = Math.min(cell.width / 138, cell.height / 106);
  return group(
    {},
    ...videosData.map((video, index) => {
      const x = middle.x + ((index % columns) - (columns - 1) / 2) * cell.width;
      const y = middle.y + (Math.floor(index / columns) - (rows - 1) / 2) * cell.height;
      return figureArt(motifOf(video, { x, y }, 0.72 * scale), authorsOf(video), video.id, 0.28 * scale);
    }),
  );
}
