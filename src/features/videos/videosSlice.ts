import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import type { Video } from './video';
import { videosData } from './videosData';

const adapter = createEntityAdapter<Video>();

const initialState = adapter.getInitialState({ likedIds: [] as string[] }, videosData);

const videosSlice = createSlice({
  name: 'videos',
  initialState,
  reducers: {
    videoLikeToggled: (state, { payload: id }: PayloadAction<string>) => {
      if (state.likedIds.includes(id)) state.likedIds = state.likedIds.filter((other) => other !== id);
      else state.likedIds.push(id);
    },
  },
});

export const { videoLikeToggled } = videosSlice.actions;
export const videosReducer = videosSlice.reducer;

export const { selectAll: selectVideos } = adapter.getSelectors((state: RootState) => state.videos);

/** Ids come from addresses: `constructor` names no video. */
export const selectVideoById = ({ videos: { entities } }: RootState, id: string): Video | undefined =>
  Object.hasOwn(entities, id) ? entities[id] : undefined;

export const selectIsLiked = (state: RootState, id: string) => state.videos.likedIds.includes(id);

const byId = (_state: RootState, id: string) => id;

export const selectVideosByAuthor = createSelector([selectVideos, byId], (videos, authorId) =>
  videos.filter((video) => video.authorIds.includes(authorId)),
);

export const selectFeaturedVideos = createSelector([selectVideos], (videos) => videos.slice(0, 3));

export const selectRelatedVideos = createSelector([selectVideos, byId], (videos, id) =>
  videos.filter((video) => video.id !== id).slice(0, 3),
);

/** The videos before and after one; the first and the last have only one of them. */
export const selectNeighbours = createSelector([selectVideos, byId], (videos, id) => {
  const place = videos.findIndex((video) => video.id === id);
  return { previous: videos[place - 1], next: videos[place + 1] };
});

export const selectAuthorTotals = createSelector([selectVideosByAuthor], (videos) => ({
  videos: videos.length,
  likes: videos.reduce((sum, video) => sum + video.likes, 0),
  views: videos.reduce((sum, video) => sum + video.views, 0),
}));

export const selectTagCounts = createSelector([selectVideos], (videos) => {
  const counts = new Map<string, number>();
  for (const tag of videos.flatMap((video) => video.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count }));
});
