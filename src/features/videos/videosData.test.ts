import { en as english } from '../../i18n/en';
import enComments from '../../../locales/en/commentTexts.json';
import enTags from '../../../locales/en/tags.json';
import esTags from '../../../locales/es/tags.json';
import { commentsData } from '../comments/commentsData';
import { membersData } from '../members/membersData';
import { videosData } from './videosData';

const enVideos = english.videoTexts;

const memberIds = membersData.map((member) => member.id);
const videoIds = videosData.map((video) => video.id);
const day = 24 * 60 * 60 * 1000;

describe('videos', () => {
  it('D2 numbers them from video1 on without a gap, at least twenty', () => {
    expect(videoIds).toEqual(videosData.map((_, index) => `video${index + 1}`));
    expect(videoIds.length).toBeGreaterThanOrEqual(20);
  });

  it('D2 publishes the first twenty on consecutive days from 2024-01-01 to 2024-01-20', () => {
    const first = Date.parse('2024-01-01T12:00:00.000Z');
    const expected = Array.from({ length: 20 }, (_, index) => new Date(first + index * day).toISOString());
    expect(videosData.slice(0, 20).map((video) => video.publishedAt)).toEqual(expected);
  });

  it('D2 publishes each at an instant in UTC, later than the one before', () => {
    const instants = videosData.map((video) => video.publishedAt);
    expect(instants).toEqual(instants.map((instant) => new Date(instant).toISOString()));
    expect(instants).toEqual([...new Set(instants)].sort());
  });

  it('D2 marks each as a lesson in preparation: a drawn plate, no film, nothing counted', () => {
    for (const { id, thumbnailUrl, videoUrl, duration, likes, views } of videosData) {
      expect({ thumbnailUrl, videoUrl, duration, likes, views }).toEqual({
        thumbnailUrl: `/images/plates/${id}.svg`,
        videoUrl: '',
        duration: '3:00',
        likes: 0,
        views: 0,
      });
    }
  });

  it('D2 titles each in at most 60 characters, all different, and describes it', () => {
    expect(new Set(videosData.map((video) => video.title)).size).toBe(videosData.length);
    for (const { title, description } of videosData) {
      expect(title.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/\.$/);
      expect(description).not.toMatch(/ {2}/);
    }
  });

  it('D2 names one to three authors, each a member and each once', () => {
    for (const { authorIds } of videosData) {
      expect(authorIds.length).toBeGreaterThanOrEqual(1);
      expect(authorIds.length).toBeLessThanOrEqual(3);
      expect(new Set(authorIds).size).toBe(authorIds.length);
      for (const authorId of authorIds) expect(memberIds).toContain(authorId);
    }
  });

  it.each(memberIds.slice(0, 7))('D2 lists at least two videos by %s, one of them made with somebody else', (id) => {
    const videos = videosData.filter((video) => video.authorIds.includes(id));
    expect(videos.length).toBeGreaterThanOrEqual(2);
    expect(videos.some((video) => video.authorIds.length > 1)).toBe(true);
  });

  it('D2 carries three different tags each', () => {
    for (const { tags } of videosData) {
      expect(tags).toHaveLength(3);
      expect(new Set(tags).size).toBe(3);
      for (const tag of tags) expect(tag).toMatch(/^[a-z0-9]+$/);
    }
  });

  it('D2 labels every tag that is used, and no other, in both languages', () => {
    const used = [...new Set(videosData.flatMap((video) => video.tags))].sort();
    expect(Object.keys(esTags).sort()).toEqual(used);
    expect(Object.keys(enTags).sort()).toEqual(used);
    for (const label of [...Object.values(esTags), ...Object.values(enTags)]) expect(label).toMatch(/^\S+$/);
  });

  it('D2 has an English title and description for every video', () => {
    expect(Object.keys(enVideos)).toEqual(videoIds);
    for (const { title, description } of Object.values(enVideos)) {
      expect(title).toMatch(/\S/);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/\.$/);
    }
  });
});

describe('comments', () => {
  it('D3 holds three samples by members, each written after its video was dated', () => {
    expect(commentsData.map((comment) => comment.id)).toEqual(['comment1', 'comment2', 'comment3']);
    for (const { videoId, authorId, text, createdAt, likes } of commentsData) {
      const video = videosData.find((candidate) => candidate.id === videoId);
      expect(video).toBeDefined();
      expect(memberIds).toContain(authorId);
      expect(text).toMatch(/\S/);
      expect(createdAt).toBe(new Date(createdAt).toISOString());
      expect(createdAt > (video?.publishedAt ?? createdAt)).toBe(true);
      expect(createdAt).toMatch(/^2024-01-/);
      expect(likes).toBeGreaterThanOrEqual(0);
    }
  });

  it('D3 has an English text for every sample', () => {
    expect(Object.keys(enComments)).toEqual(commentsData.map((comment) => comment.id));
    for (const text of Object.values(enComments)) expect(text).toMatch(/\S/);
  });
});
