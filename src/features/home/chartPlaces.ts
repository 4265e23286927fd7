import { createSelector } from '@reduxjs/toolkit';
import type stars from '../../styles/stars.json';
import type { Video } from '../videos/video';
import { selectVideos } from '../videos/videosSlice';

interface Place {
  x: number;
  y: number;
  /** On which side of the star its name stands. */
  side: 'left' | 'right' | 'below';
}

export const chartSize = { width: 560, height: 608 };

/** Where every member stands, so that the lines of the catalogue cross nowhere. */
const places: Record<keyof typeof stars, Place> = {
  vega: { x: 146, y: 104, side: 'left' },
  orion: { x: 404, y: 126, side: 'right' },
  lyra: { x: 226, y: 268, side: 'right' },
  nova: { x: 356, y: 322, side: 'below' },
  mira: { x: 490, y: 372, side: 'below' },
  izar: { x: 78, y: 352, side: 'below' },
  atlas: { x: 284, y: 520, side: 'below' },
};

export function placeOf(id: string): Place | undefined {
  return (places as Partial<Record<string, Place>>)[id];
}

export type Line = [from: string, to: string];

/** The pairs of members who made at least one video together, each once. */
export function sharedLines(videos: Pick<Video, 'authorIds'>[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { authorIds } of videos) {
    for (const [index, one] of authorIds.entries()) {
      for (const other of authorIds.slice(index + 1)) {
        const line: Line = one < other ? [one, other] : [other, one];
        lines.set(line.join(), line);
      }
    }
  }
  return [...lines.values()];
}

export const selectSharedLines = createSelector([selectVideos], sharedLines);
