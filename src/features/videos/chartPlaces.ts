import { createSelector } from '@reduxjs/toolkit';
import type stars from '../../styles/stars.json';
import type { Video } from './video';
import { selectVideos } from './videosSlice';

interface Place {
  x: number;
  y: number;
  /** Where its name stands. */
  side: 'aboveLeft' | 'aboveRight' | 'right' | 'below';
}

export const chartSize = { width: 560, height: 608 };

/** Where every member stands in the hero, on the chart and on the map, so that the lines of the catalogue cross nowhere. */
const places: Record<keyof typeof stars, Place> = {
  vega: { x: 146, y: 104, side: 'aboveRight' },
  orion: { x: 404, y: 126, side: 'aboveLeft' },
  lyra: { x: 226, y: 268, side: 'right' },
  nova: { x: 356, y: 322, side: 'below' },
  mira: { x: 490, y: 372, side: 'below' },
  izar: { x: 78, y: 352, side: 'below' },
  atlas: { x: 284, y: 520, side: 'below' },
};

export const memberPlaces: readonly Place[] = Object.values(places);

export function placeOf(id: string): Place | undefined {
  return (places as Partial<Record<string, Place>>)[id];
}

/** Clear of the star's ring. */
export const nameAt = {
  aboveLeft: { x: -10, y: -40, textAnchor: 'end' },
  aboveRight: { x: 10, y: -40, textAnchor: 'start' },
  right: { x: 40, y: -4, textAnchor: 'start' },
  below: { x: 0, y: 58, textAnchor: 'middle' },
} as const;

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
