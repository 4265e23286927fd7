import { videosData } from './videosData';
import { isReadable, lessonIds } from '../lessons/lessonIds';
import {
  selectAuthorTotals,
  selectFeaturedVideos,
  selectIsLiked,
  selectNeighbours,
  selectRelatedVideos,
  selectTags,
  selectVideoById,
  selectVideos,
  selectVideosByAuthor,
  videoLikeToggled,
  videosSlice,
} from './videosSlice';

const { reducer } = videosSlice;
const start = reducer(undefined, { type: 'x' });
const state = { videos: start };
const ids = (videos: { id: string }[]) => videos.map((video) => video.id);

it('D2 begins with the catalogue itself, and no video liked', () => {
  expect(selectVideos(state)).toEqual(videosData);
  expect(start.likedIds).toEqual([]);
});

it('P1 likes a video and takes it back, and counts neither', () => {
  const liked = ['video1', 'video2'].map(videoLikeToggled).reduce(reducer, start);
  expect(selectIsLiked({ videos: liked }, 'video1')).toBe(true);
  expect(selectVideoById({ videos: liked }, 'video1')?.likes).toBe(0);
  const videos = reducer(liked, videoLikeToggled('video1'));
  expect(selectIsLiked({ videos }, 'video1')).toBe(false);
  expect(selectIsLiked({ videos }, 'video2')).toBe(true);
});

it('D4 finds a video by its id, and nothing by another word', () => {
  expect(selectVideoById(state, 'video7')).toEqual(videosData[6]);
  for (const id of ['', 'video0', `video${videosData.length + 1}`, 'constructor', '__proto__', 'toString']) {
    expect(selectVideoById(state, id)).toBeUndefined();
  }
});

it('D4 finds the videos of an author, first or not', () => {
  const expected = videosData.filter((video) => video.authorIds.includes('mira'));
  expect(selectVideosByAuthor(state, 'mira')).toEqual(expected);
  expect(selectVideosByAuthor(state, 'nobody')).toEqual([]);
});

it('H6 P3 features the first three, and relates to a video the first three of the others', () => {
  expect(ids(selectFeaturedVideos(state))).toEqual(['video1', 'video2', 'video3']);
  expect(ids(selectRelatedVideos(state, 'video2'))).toEqual(['video1', 'video3', 'video4']);
  expect(ids(selectRelatedVideos(state, 'video20'))).toEqual(['video1', 'video2', 'video3']);
});

const withoutText = videosData.findIndex(({ id }) => !isReadable(id));

it.each([
  [videosData[withoutText]!.id, ...[-1, 1].map((step) => videosData[withoutText + step]?.id)],
  [lessonIds[0], undefined, lessonIds[1]],
  [lessonIds.at(-1)!, lessonIds.at(-2), undefined],
])('D2 B28 finds before %s %s, and after it %s: on the path, or in the catalogue', (id, before, after) => {
  const { previous, next } = selectNeighbours(state, id);
  expect([previous?.id, next?.id]).toEqual([before, after]);
});

it('M4 sums the likes and views of an author’s videos', () => {
  const [first, second] = videosData;
  const entities = {
    video1: { ...first!, authorIds: ['vega'], likes: 3, views: 10 },
    video2: { ...second!, authorIds: ['vega', 'nova'], likes: 4, views: 5 },
  };
  const counted = { videos: { ids: ['video1', 'video2'], entities, likedIds: [] } };
  expect(selectAuthorTotals(counted, 'vega')).toEqual({ videos: 2, likes: 7, views: 15 });
  expect(selectAuthorTotals(counted, 'nova')).toEqual({ videos: 1, likes: 4, views: 5 });
  expect(selectAuthorTotals(counted, 'nobody')).toEqual({ videos: 0, likes: 0, views: 0 });
});

it('V2 names each tag of the catalogue once', () => {
  expect(selectTags(state).toSorted()).toEqual([...new Set(videosData.flatMap(({ tags }) => tags))].sort());
});

it('D4 gives the same lists again while nothing changed', () => {
  expect(selectVideos(state)).toBe(selectVideos(state));
  expect(selectVideosByAuthor(state, 'vega')).toBe(selectVideosByAuthor(state, 'vega'));
  expect(selectRelatedVideos(state, 'video1')).toBe(selectRelatedVideos(state, 'video1'));
  expect(selectTags(state)).toBe(selectTags(state));
  expect(selectNeighbours(state, 'video7')).toBe(selectNeighbours(state, 'video7'));
});
