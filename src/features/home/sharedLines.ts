import { createSelector } from '@reduxjs/toolkit';
import type { Video } from '../videos/video';
import { selectVideos } from '../videos/videosSlice';

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
