import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { localNow } from '../../lib/format';
import { guestId } from '../../lib/jsonWithoutTyped';
import { isString, onlyFields, ownEntry } from '../../lib/payload';
import { injectLate } from '../../lib/store';
import { videosData } from '../videos/videosData';

export interface Comment {
  id: string;
  videoId: string;
  /** A member id, or `guest`. */
  authorId: string;
  /** As written; of a sample its key. */
  text: string;
  /** ISO 8601; of the visitor's own, with the offset of their clock. */
  createdAt: string;
  likes: number;
}

/** Samples in the voices of the characters, the oldest first; the page marks them as such. */
export const commentsData: Comment[] = [
  {
    id: 'comment1',
    videoId: 'video1',
    authorId: 'mira',
    text: 'commentTexts:comment1',
    createdAt: '2024-01-02T09:40:00.000Z',
    likes: 5,
  },
  {
    id: 'comment2',
    videoId: 'video1',
    authorId: 'nova',
    text: 'commentTexts:comment2',
    createdAt: '2024-01-04T18:15:00.000Z',
    likes: 8,
  },
  {
    id: 'comment3',
    videoId: 'video2',
    authorId: 'orion',
    text: 'commentTexts:comment3',
    createdAt: '2024-01-05T11:05:00.000Z',
    likes: 3,
  },
];

/** Newest first by order of arrival, whatever the visitor's clock says. */
const adapter = createEntityAdapter<Comment>();
const { selectAll } = adapter.getSelectors();

function isComment({ id, videoId, text, createdAt }: Partial<Comment>): boolean {
  const isDated = isString(createdAt) && /^\d{4}-\d\d-\d\dT/.test(createdAt) && Date.parse(createdAt) > 0;
  const isNew = isString(id) && !(id in {}) && isString(text) && text !== '' && isDated;
  return isNew && videosData.some((video) => video.id === videoId);
}

export const commentsSlice = createSlice({
  name: 'comments',
  initialState: adapter.getInitialState(undefined, commentsData.toReversed()),
  reducers: {
    commentPosted: {
      prepare: (videoId: string, text: string) => ({
        payload: {
          id: nanoid(),
          videoId,
          authorId: guestId,
          text: text.trim(),
          createdAt: localNow(),
          likes: 0,
        },
      }),
      reducer: (state, { payload }: PayloadAction<Comment>) => {
        if (!isComment(Object(payload) as Partial<Comment>)) return;
        const said = onlyFields(payload, 'id', 'videoId', 'text', 'createdAt');
        adapter.setAll(state, [{ ...said, authorId: guestId, likes: 0 }, ...selectAll(state)]);
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
export const { selectCommentsByVideo } = injectLate(commentsSlice).selectors;
