import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { isString, ownEntry } from '../../lib/payload';
import { rootReducer } from '../../lib/store';
import { videosData } from '../videos/videosData';
import { commentsData, type Comment } from './commentsData';

/** The author of every comment posted here: nobody signs in. */
export const guestId = 'guest';

/** Newest first by order of arrival, whatever the visitor's clock says. */
const adapter = createEntityAdapter<Comment>();
const { selectAll } = adapter.getSelectors();

function isComment({ id, videoId, text, createdAt }: Partial<Comment>): boolean {
  const isNew =
    isString(id) && !(id in {}) && isString(text) && text !== '' && isString(createdAt) && Date.parse(createdAt) > 0;
  return isNew && videosData.some((video) => video.id === videoId);
}

const initialState = adapter.getInitialState(undefined, commentsData.toReversed());

export const commentsSlice = createSlice({
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
        if (!isComment(Object(payload) as Partial<Comment>)) return;
        adapter.setAll(state, [{ ...payload, authorId: guestId, likes: 0 }, ...selectAll(state)]);
      },
    },
    commentLiked: (state, { payload: id }: PayloadAction<string>) => {
      const comment = ownEntry(state.entities, id);
      if (comment) comment.likes += 1;
    },
  },
  selectors: {
    selectCommentsByVideo: createSelector([selectAll, (_state, videoId: string) => videoId], (comments, videoId) =>
      comments.filter((comment) => comment.videoId === videoId),
    ),
  },
});

declare module '../../lib/store' {
  interface RootState extends Partial<WithSlice<typeof commentsSlice>> {}
}

export const { commentPosted, commentLiked } = commentsSlice.actions;
export const { selectCommentsByVideo } = commentsSlice.injectInto(rootReducer, { overrideExisting: true }).selectors;
