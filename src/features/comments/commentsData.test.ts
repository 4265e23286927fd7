import { integer, min, object, pattern, string, type Describe } from 'superstruct';
import { faultsOf, instant, oneOf } from '../../test/faultsOf';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { commentsData, type Comment } from './commentsData';

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);

const commentSchema: Describe<Comment> = object({
  id: pattern(string(), /^comment\d+$/),
  videoId: oneOf('video', idsOf(videosData)),
  authorId: oneOf('member', idsOf(membersData)),
  text: pattern(string(), /\S/),
  createdAt: instant,
  likes: min(integer(), 0),
});

it('D3 finds nothing wrong with any record', () => {
  expect(faultsOf(commentsData, commentSchema)).toEqual([]);
});

it('D3 holds three samples in the order of their dates, each of the month of the catalogue and after its video', () => {
  const inOrder = commentsData.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  expect(idsOf(inOrder)).toEqual(['comment1', 'comment2', 'comment3']);
  expect(commentsData).toEqual(inOrder);
  for (const { id, videoId, createdAt } of commentsData) {
    const dated = videosData.find((video) => video.id === videoId)?.publishedAt;
    expect({ id, isLater: dated !== undefined && createdAt > dated }).toEqual({ id, isLater: true });
    expect(createdAt).toMatch(/^2024-01-/);
  }
});
