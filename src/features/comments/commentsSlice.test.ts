import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import {
  commentLiked,
  commentPosted,
  commentsSlice,
  selectCommentsByVideo,
  commentsData,
  type Comment,
} from './commentsSlice';

const { reducer } = commentsSlice;
const start = reducer(undefined, { type: 'x' });
const textsOf = (comments: typeof start, videoId: string) =>
  selectCommentsByVideo({ comments }, videoId).map(({ text }) => text);

afterEach(() => void jest.useRealTimers());

it('D3, D4 begins with the samples, the newest first', () => {
  expect(start.ids).toEqual(['comment3', 'comment2', 'comment1']);
});

it('D3 holds samples of members who exist, each later than its video', () => {
  const members = new Set(membersData.map(({ id }) => id));
  const isWrong = ({ videoId, authorId, createdAt }: Comment) =>
    !members.has(authorId) || !((videosData.find(({ id }) => id === videoId)?.publishedAt ?? '~') < createdAt);
  expect(commentsData.filter(isWrong)).toEqual([]);
});

it('P4 prepares a comment by a guest, without likes, at the current time, under an id of its own', () => {
  jest.useFakeTimers({ now: new Date('2026-03-04T02:30:07.000Z') });
  // As in Mexico City.
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(360);
  const { payload } = commentPosted('video5', '  ¡Hola!\n');
  expect(payload).toEqual({
    id: expect.any(String),
    videoId: 'video5',
    authorId: 'guest',
    text: '¡Hola!',
    createdAt: '2026-03-03T20:30:07.000-06:00',
    likes: 0,
  });
  clock.mockReturnValue(-345);
  expect(commentPosted('video5', 'a').payload.createdAt).toBe('2026-03-04T08:15:07.000+05:45');
  clock.mockRestore();
  expect(commentPosted('video5', 'a').payload.id).not.toBe(payload.id);
});

it.each(['', 'tomorrow', '2026-3-4T05:06', '+012026-03-04T05:06:07.000Z', '2026-13-04T05:06'])(
  'P4 posts nothing dated %j',
  (createdAt) => {
    const { payload, ...action } = commentPosted('video5', 'a');
    expect(reducer(start, { ...action, payload: { ...payload, createdAt } })).toBe(start);
  },
);

it('P4 puts a new comment on top, also when the visitor’s clock is behind', () => {
  jest.useFakeTimers({ now: new Date('2020-01-01T00:00:00.000Z') });
  const state = ['uno', 'dos'].map((text) => commentPosted('video9', text)).reduce(reducer, start);
  expect(textsOf(state, 'video9')).toEqual(['dos', 'uno']);
  expect(state.ids.slice(2)).toEqual(start.ids);
});

it.each(['', '   ', '\n\t'])('P4 posts nothing for %j', (text) => {
  expect(reducer(start, commentPosted('video1', text))).toBe(start);
});

it('P4 adds one like for each press, to that comment only', () => {
  const comments = ['comment1', 'comment1', 'nobody'].map(commentLiked).reduce(reducer, start);
  const likes = Object.fromEntries(Object.values(comments.entities).map((comment) => [comment.id, comment.likes]));
  expect(likes).toEqual({ comment1: 7, comment2: 8, comment3: 3 });
});

it('D4 selects the comments of one video, and the same list while nothing changed', () => {
  const state = { comments: start };
  expect(selectCommentsByVideo(state, 'video1').map(({ id }) => id)).toEqual(['comment2', 'comment1']);
  expect(selectCommentsByVideo(state, 'video20')).toEqual([]);
  expect(selectCommentsByVideo(state, 'video1')).toBe(selectCommentsByVideo(state, 'video1'));
});
