import { videosData } from '../../src/features/videos/videosData';
import type { Video } from '../../src/features/videos/video';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { checkVideos } from './checkVideos';

const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola';
const publicFolder = temporaryDirectory({
  'media/one.mp4': '',
  'captions/es.vtt': vtt,
  'captions/en.vtt': vtt,
  'captions/broken.vtt': `${vtt}\n\n00:03,000 --> 00:04,000\nHola`,
});
const captions = { es: '/captions/es.vtt', en: '/captions/en.vtt' };
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
])('B13 the build takes %j', (video) => {
  expect(() => check(video)).not.toThrow();
});

it.each([
  [{ videoUrl: 'https://media.example/one' }, 'videoUrl "https://media.example/one" is no path of a .mp4'],
  [{ videoUrl: 'https://a;b/one.mp4', captions }, 'videoUrl "https://a;b/one.mp4" is no path'],
  [{ videoUrl: '', captions }, 'videoUrl "" is no path'],
  [{ videoUrl: '/media/two.mp4', captions }, `${publicFolder}/media/two.mp4 does not exist.`],
  [{ videoUrl: '/media/one.mp4' }, 'a video in a file needs captions: es, en.'],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '/two.vtt' } }, `${publicFolder}/two.vtt: ENOENT`],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '//a.test/a.vtt' } }, 'captions "//a.test/a.vtt" are no'],
  [
    { videoUrl: 'https://youtu.be/aB3_-6789xY', captions: { ...captions, es: '/captions/broken.vtt' } },
    `${publicFolder}/captions/broken.vtt: line 6: Expected times`,
  ],
])('B13 the build fails with the record’s id on %j', (video, problem) => {
  expect(() => check(video)).toThrow(`video3: ${problem}`);
});
