/** @jest-environment node */
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { commentLiked, commentPosted, commentsReducer, selectComments, selectCommentsByVideo } from './commentsSlice';

const newStore = () => makeStore(fakeServices());
const start = commentsReducer(undefined, { type: 'start' });

afterEach(() => void jest.useRealTimers());

it('P4 prepares a comment by a guest, without likes, at the current time, under an id of its own', () => {
  jest.useFakeTimers({ now: new Date('2026-03-04T05:06:07.000Z') });
  const { payload } = commentPosted('video5', '  ¡Hola!\n');
  expect(payload).toEqual({
    id: expect.any(String),
    videoId: 'video5',
    authorId: 'guest',
    text: '¡Hola!',
    createdAt: '2026-03-04T05:06:07.000Z',
    likes: 0,
  });
  expect(commentPosted('video5', 'a').payload.id).not.toBe(payload.id);
});

it('P4 puts a new comment on top', () => {
  const store = newStore();
  store.dispatch(commentPosted('video1', 'uno'));
  const [newest, ...older] = selectCommentsByVideo(store.getState(), 'video1');
  expect(newest?.text).toBe('uno');
  expect(older).toHaveLength(2);
});

it('P4 puts the later of two comments on top even within the same millisecond', () => {
  jest.useFakeTimers({ now: new Date('2026-03-04T05:06:07.000Z') });
  const store = newStore();
  for (const text of ['uno', 'dos', 'tres']) store.dispatch(commentPosted('video9', text));
  expect(selectCommentsByVideo(store.getState(), 'video9').map(({ text }) => text)).toEqual(['tres', 'dos', 'uno']);
});

it('P4 keeps a new comment on top when the visitor’s clock is behind', () => {
  jest.useFakeTimers({ now: new Date('2020-01-01T00:00:00.000Z') });
  const store = newStore();
  store.dispatch(commentPosted('video1', 'desde el pasado'));
  expect(selectCommentsByVideo(store.getState(), 'video1')[0]?.text).toBe('desde el pasado');
});

it.each(['', '   ', '\n\t'])('P4 posts nothing for %j', (text) => {
  expect(commentsReducer(start, commentPosted('video1', text))).toBe(start);
});

it('P4 adds one like for each press, to that comment only', () => {
  const store = newStore();
  store.dispatch(commentLiked('comment1'));
  store.dispatch(commentLiked('comment1'));
  store.dispatch(commentLiked('nobody'));
  const likes = Object.fromEntries(selectComments(store.getState()).map((comment) => [comment.id, comment.likes]));
  expect(likes).toEqual({ comment1: 7, comment2: 8, comment3: 3 });
});

it('D3 and D4 list the comments of a video, the newest first', () => {
  const state = newStore().getState();
  expect(selectCommentsByVideo(state, 'video1').map(({ id }) => id)).toEqual(['comment2', 'comment1']);
  expect(selectCommentsByVideo(state, 'video20')).toEqual([]);
  expect(selectCommentsByVideo(state, 'video1')).toBe(selectCommentsByVideo(state, 'video1'));
});
