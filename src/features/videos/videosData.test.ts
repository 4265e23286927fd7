import {
  array,
  enums,
  integer,
  min,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  type Describe,
} from 'superstruct';
import { allTexts } from '../../i18n/allTexts';
import { languages } from '../../lib/language';
import { faultsOf, instant, oneOf } from '../../test/faultsOf';
import { membersData } from '../members/membersData';
import { plateNumber, type Video } from './video';
import { videosData } from './videosData';
import { videoSource } from './videoSource';

const enVideos = allTexts.en.videoTexts;
const knownTags = Object.keys(allTexts.es.tags);

const memberIds = membersData.map((member) => member.id);
const videoIds = videosData.map((video) => video.id);

const different = (ids: ReturnType<typeof oneOf>, least: number, most: number) =>
  refine(size(array(ids), least, most), 'different', (list) => new Set(list).size === list.length);

const videoAddress = refine(string(), 'video', (address) => address === '' || videoSource(address) !== undefined);
const webVtt = pattern(string(), /^\/captions\/[\w./-]+\.vtt$/);

const videoSchema: Describe<Video> = object({
  id: pattern(string(), /^video\d+$/),
  title: size(string(), 1, 60),
  description: pattern(string(), /^\S+( \S+)*\.$/),
  authorIds: different(oneOf('member', memberIds), 1, 3),
  thumbnailUrl: string(),
  videoUrl: videoAddress,
  captions: optional(record(enums(languages), webVtt)),
  duration: pattern(string(), /^\d+:[0-5]\d$/),
  publishedAt: instant,
  likes: min(integer(), 0),
  views: min(integer(), 0),
  tags: different(oneOf('tag', knownTags), 3, 3),
});

it('D2 finds nothing wrong with any record', () => {
  expect(faultsOf(videosData, videoSchema)).toEqual([]);
});

it('D2 numbers them from video1 on without a gap, at least twenty, each with a title of its own', () => {
  expect(videoIds).toEqual(videosData.map((_, index) => `video${index + 1}`));
  expect(videoIds.length).toBeGreaterThanOrEqual(20);
  expect(new Set(videosData.map(({ title }) => title)).size).toBe(videoIds.length);
});

it('D2 dates the first twenty, while in preparation, on consecutive days from 2024-01-01 to 2024-01-20', () => {
  const planned = videosData.slice(0, 20).filter(({ videoUrl }) => !videoUrl);
  const days = planned.map(({ id }) => `2024-01-${plateNumber(id)}T12:00:00.000Z`);
  expect(planned.map(({ publishedAt }) => publishedAt)).toEqual(days);
});

it.each(languages)('D2 locales/%s/tags.json labels every tag of a video and no other, each by a word', (language) => {
  const { tags } = allTexts[language];
  expect(Object.keys(tags).sort()).toEqual([...new Set(videosData.flatMap((video) => video.tags))].sort());
  for (const label of Object.values(tags)) expect(label).toMatch(/^\S+$/);
});

it('D2 has an English title and description for every video', () => {
  expect(Object.keys(enVideos).sort()).toEqual([...videoIds].sort());
  for (const { title, description } of Object.values(enVideos)) {
    expect(title).toMatch(/\S/);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description).toMatch(/\.$/);
  }
});
