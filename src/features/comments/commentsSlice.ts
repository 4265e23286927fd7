import { createEntityAdapter, createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../app/hooks';
import type { Comment } from './comment';
import { commentsData } from './commentsData';

/** The author of every comment posted here: nobody signs in. */
export const guestId = 'guest';

/** In order of arrival, whatever the visitor's clock says. */
const adapter = createEntityAdapter<Comment>();

const initialState = adapter.getInitialState(undefined, commentsData);

const commentsSlice = createSlice({
  name: 'comments',
  initialState,
  reducers: {
    commentPosted: {
      prepare: (videoId: string, text: string) => ({
        payload: {
          id: nanoid(),
          videoId,
          authorId: guestId,
          text: text.trim(),
          createdAt: new Date().toISOString(),
          likes: 0,
        },
      }),
      reducer: (state, { payload }: PayloadAction<Comment>) => {
        if (payload.text) adapter.addOne(state, payload);
      },
    },
    commentLiked: (state, { payload: id }: PayloadAction<string>) => {
      const comment = state.entities[id];
      if (comment) comment.likes += 1;
    },
  },
});

export const { commentPosted, commentLiked } = commentsSlice.actions;
export const commentsReducer = commentsSlice.reducer;

export const { selectAll: selectComments } = adapter.getSelectors((state: RootState) => state.comments);

/** Newest first. */
export const selectCommentsByVideo = createSelector(
  [selectComments, (_state: RootState, videoId: string) => videoId],
  (comments, videoId) => comments.filter((comment) => comment.videoId === videoId).toReversed(),
);
