import { readRevisions } from '../../../scripts/content/lessons';
import { lessonIds } from '../lessons/lessonIds';
import { videosData } from '../videos/videosData';
import { newsOf } from './news';

const revised = readRevisions();
for (const id of lessonIds) revised[id] = { version: '1.2', date: '2026-11-25' };
/** Told as `lesson kind date`, by the Monday of the week and the number of weeks without news after it. */
const told = (today: string, texts = revised, videos = videosData) =>
  newsOf(videos, texts, today).map(({ start, quiet, items }) => [
    start,
    quiet,
    items.map(({ video, kind, date }) => `${video.id} ${kind} ${date}`),
  ]);
const all = lessonIds.map((id) => `${id} revised 2026-11-25`);

it('B31 tells the last revision of every lesson once, on one day in the order of the path', () => {
  expect(told('2026-11-29')).toEqual([['2026-11-23', 0, all]]);
});

it('B31 tells the newest week first, and in it the newest day, with the weeks without news between', () => {
  const texts = {
    ...revised,
    video8: { version: '1.3', date: '2026-12-21' },
    video9: { version: '1.0', date: '2026-12-27' },
    video20: { version: '1.1', date: '2026-11-22' },
  };
  const others = all.filter((text) => !/^video(8|9|20) /.test(text));
  expect(told('2026-12-27', texts)).toEqual([
    ['2026-12-21', 0, ['video9 written 2026-12-27', 'video8 revised 2026-12-21']],
    ['2026-11-23', 3, others],
    ['2026-11-16', 0, ['video20 revised 2026-11-22']],
  ]);
});

it.each([
  ['2026-11-29', 0],
  ['2026-11-30', 1],
  ['2026-12-06', 1],
  ['2026-12-07', 2],
  ['2027-11-29', 53],
  ['1970-01-01', 0],
])('B31 counts the weeks without news until %s, from Monday to Sunday', (today, quiet) => {
  expect(told(today)[0]?.[1]).toBe(quiet);
});

it('B31 tells of a video once it can be watched', () => {
  const published = { videoUrl: '/media/video4.mp4', publishedAt: '2026-11-28T23:59:00.000Z' };
  const videos = videosData.toSpliced(3, 1, { ...videosData[3]!, ...published });
  expect(told('2026-11-29', revised, videos)).toEqual([['2026-11-23', 0, ['video4 published 2026-11-28', ...all]]]);
  expect(newsOf([], revised, '2026-11-29')).toEqual([]);
});
