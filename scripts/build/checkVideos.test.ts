import { videosData } from '../../src/features/videos/videosData';
import type { Video } from '../../src/features/videos/video';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { checkVideos } from './checkVideos';

const publicFolder = temporaryDirectory({
  'media/one.mp4': '',
  'captions/one.es.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola',
  'captions/one.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello',
  'captions/broken.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03,000 --> 00:04,000\nHello',
});
const captions = { es: '/captions/one.es.vtt', en: '/captions/one.en.vtt' };
const check = (video: Pick<Video, 'videoUrl' | 'captions'>) =>
  checkVideos([{ ...videosData[2]!, captions: undefined, ...video }], publicFolder);

it('B13 nothing is wrong with the videos of the catalogue', () => {
  expect(() => checkVideos(videosData)).not.toThrow();
});

it.each([
  { videoUrl: '' },
  { videoUrl: '/media/one.mp4', captions },
  { videoUrl: 'https://media.example/one.webm', captions },
  { videoUrl: 'https://youtu.be/aB3_-6789xY' },
  { videoUrl: 'https://vimeo.com/76979871', captions },
])('B13 the build takes %j', (video) => {
  expect(() => check(video)).not.toThrow();
});

it.each([
  [{ videoUrl: 'https://media.example/one' }, /^video3: videoUrl "https:\/\/media.example\/one" is no path of a .mp4/],
  [
    { videoUrl: 'https://*/one.mp4', captions },
    /^video3: videoUrl "https:\/\/\*\/one.mp4" is no .*host of letters, digits/,
  ],
  [{ videoUrl: 'https://a;b/one.mp4', captions }, /^video3: videoUrl "https:\/\/a;b\/one.mp4" is no path/],
  [{ videoUrl: '', captions }, /^video3: videoUrl "" is no path/],
  [{ videoUrl: '/media/two.mp4', captions }, /^video3: .*\/media\/two\.mp4 does not exist\.$/],
  [{ videoUrl: '/media/one.mp4' }, /^video3: a video in a file needs captions: es, en\.$/],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '/captions/two.vtt' } }, /^video3: .*two\.vtt: ENOENT/],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '//a.test/a.vtt' } }, /^video3: captions "\/\/a\.test/],
  [
    { videoUrl: 'https://youtu.be/aB3_-6789xY', captions: { ...captions, es: '/captions/broken.vtt' } },
    /^video3: .*captions\/broken\.vtt: line 6: Expected times/,
  ],
])('B13 the build fails with the record’s id on %j', (video, fault) => {
  expect(() => check(video)).toThrow(fault);
});
