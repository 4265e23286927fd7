import { allTexts } from '../../../scripts/content/allTexts';
import { languages } from '../../lib/language';
import { membersData } from '../members/membersData';
import { plateNumber, type Video } from './video';
import { videosData } from './videosData';
import { videoSource } from './videoSource';

const knownTags = Object.keys(allTexts.es.tags);
const memberIds = membersData.map((member) => member.id);
const videoIds = videosData.map((video) => video.id);

const areKnown = (ids: string[], known: string[]) =>
  ids.every((id) => known.includes(id)) && new Set(ids).size === ids.length;

const rules: [rule: string, holds: (video: Video) => boolean][] = [
  [
    `one to three members made it, of ${memberIds.join(', ')}`,
    ({ authorIds }) => authorIds.length > 0 && authorIds.length <= 3 && areKnown(authorIds, memberIds),
  ],
  [`it has three tags, of ${knownTags.join(', ')}`, ({ tags }) => tags.length === 3 && areKnown(tags, knownTags)],
  ['a video can be played', ({ videoUrl }) => videoUrl === '' || videoSource(videoUrl) !== undefined],
  ['the duration is written as 3:00', ({ duration }) => /^\d+:[0-5]\d$/.test(duration)],
  ['the date is an instant in UTC', ({ publishedAt }) => new Date(publishedAt).toJSON() === publishedAt],
];

it.each(rules)('D2 %s', (_rule, holds) => {
  expect(videosData.filter((video) => !holds(video)).map(({ id }) => id)).toEqual([]);
});

it('D2 numbers them from video1 on without a gap, at least twenty', () => {
  expect(videoIds).toEqual(videosData.map((_, index) => `video${index + 1}`));
  expect(videoIds.length).toBeGreaterThanOrEqual(20);
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

it.each(languages)('D2 has a title of its own and a description for every video (%s)', (language) => {
  const { videoTexts, moreVideoTexts } = allTexts[language];
  const texts = { ...videoTexts, ...moreVideoTexts };
  expect(Object.keys(texts).sort()).toEqual([...videoIds].sort());
  for (const { title, description } of Object.values(texts)) {
    expect(title).toMatch(/^\S.{0,59}$/);
    expect(description).toMatch(/^\S+( \S+)*\.$/);
  }
  expect(new Set(Object.values(texts).map(({ title }) => title)).size).toBe(videoIds.length);
});
