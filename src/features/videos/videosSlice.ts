import { createEntityAdapter, createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { ownEntry } from '../../lib/payload';
import { isReadable, lessonIds } from '../lessons/lessonIds';
import type { Video } from './video';
import { videosData } from './videosData';

const adapter = createEntityAdapter<Video>();
const { selectAll } = adapter.getSelectors();

const initialState = adapter.getInitialState({ likedIds: [] as string[] }, videosData);

const byId = (_state: unknown, id: string) => id;

const selectByAuthor = createSelector([selectAll, byId], (videos, authorId) =>
  videos.filter((video) => video.authorIds.includes(authorId)),
);

/** The lessons to read, in the order for those who know nothing (B28). */
const selectLessons = createSelector([selectAll], (videos) =>
  lessonIds.flatMap((id) => videos.filter((video) => video.id === id)),
);

export const videosSlice = createSlice({
  name: 'videos',
  initialState,
  reducers: {
    videoLikeToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (!ownEntry(state.entities, id)) return;
      if (state.likedIds.includes(id)) state.likedIds = state.likedIds.filter((other) => other !== id);
      else state.likedIds.push(id);
    },
  },
  selectors: {
    selectVideos: selectAll,
    /** Ids come from addresses: `constructor` names no video. */
    selectVideoById: ({ entities }, id: string): Video | undefined => ownEntry(entities, id),
    selectIsLiked: ({ likedIds }, id: string) => likedIds.includes(id),
    selectVideosByAuthor: selectByAuthor,
    selectFeaturedVideos: createSelector([selectAll], (videos) => videos.slice(0, 3)),
    selectRelatedVideos: createSelector([selectAll, byId], (videos, id) =>
      videos.filter((video) => video.id !== id).slice(0, 3),
    ),
    selectLessonOrder: selectLessons,
    /** What to read before and after a lesson (B28), or the videos around one in the catalogue. Either may be missing. */
    selectNeighbours: createSelector([selectAll, selectLessons, byId], (videos, path, id) => {
      const order = isReadable(id) ? path : videos;
      const place = order.findIndex((video) => video.id === id);
      return { previous: order[place - 1], next: order[place + 1] };
    }),
    selectAuthorTotals: createSelector([selectByAuthor], (videos) => ({
      videos: videos.length,
      likes: videos.reduce((sum, video) => sum + video.likes, 0),
      views: videos.reduce((sum, video) => sum + video.views, 0),
    })),
    /** Each tag once. */
    selectTags: createSelector([selectAll], (videos) => [...new Set(videos.flatMap(({ tags }) => tags))]),
  },
});

declare module '../../lib/store' {
  interface RootState extends WithSlice<typeof videosSlice> {}
}

export const { videoLikeToggled } = videosSlice.actions;
export const {
  selectVideos,
  selectVideoById,
  selectIsLiked,
  selectVideosByAuthor,
  selectFeaturedVideos,
  selectRelatedVideos,
  selectLessonOrder,
  selectNeighbours,
  selectAuthorTotals,
  selectTags,
} = videosSlice.selectors;

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
