import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Video } from '../../src/features/videos/video';
import { readOrigins } from '../../server/settings';
import { videosData } from '../../src/features/videos/videosData';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { checkVideos } from './checkVideos';
import { compress, isText } from './compress';
import { rootFiles } from './currentBuild';
import { publicVersion } from './publicVersion';
import { checkController, controllerSettings } from './settings';

/** Stands in for Parcel, and leaves a program in place of the pages that prints what they are rendered with. */
const parcel = `#!/bin/sh
mkdir -p build/pages
echo 'const { NODE_ENV, PUBLIC_VERSION, SITE_URL } = process.env;
console.log(JSON.stringify([NODE_ENV, PUBLIC_VERSION, SITE_URL])); process.exit(3)' > build/pages/entry.server.js`;

function build(env: Record<string, string>) {
  const cwd = temporaryDirectory({
    ...Object.fromEntries(rootFiles.map((name) => [name, '{}'])),
    'dist/index.html': 'before',
    'public/a.svg': '<svg/>',
    '.env': 'SITE_URL=https://x.example\nNODE_ENV=development\n',
    'build/chunks.json': '{}',
    'node_modules/.bin/parcel': parcel,
  });
  chmodSync(join(cwd, 'node_modules/.bin/parcel'), 0o755);
  const program = ['-r', require.resolve('esbuild-register'), resolve('scripts/build.ts')];
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  return { cwd, result: { status, stdout, stderr, isKept: existsSync(join(cwd, 'dist/index.html')) } };
}

const named = Object.fromEntries(controllerSettings.map((name) => [name, 'x']));
const key = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

it.each([
  [
    { SITE_URL: 'https://x.example/es' },
    'SITE_URL must be an address without a path, such as https://your-domain, not',
  ],
  [{ SUPABASE_URL: 'htps://x', ...key }, 'SUPABASE_URL must be an address'],
  [{ SUPABASE_URL: 'https://*', ...key }, 'SUPABASE_URL must be an address'],
])('G5 B11 refuses the origins in %j', (env, problem) => {
  expect(() => readOrigins(env)).toThrow(problem);
});

it('G5 B5 a build with wrong settings deletes nothing and ends with one line', () => {
  const stderr = expect.stringMatching(/^A public site .*: set CONTROLLER_NAME, .*\n$/) as unknown;
  expect(build({}).result).toEqual({ status: 1, stdout: '', stderr, isKept: true });
});

it('U2 B1 G5 pages are rendered for production, with the version of public/ and the settings of .env', () => {
  const { cwd, result } = build({ ...named, SUPABASE_URL: 'https://x.supabase.co/', ...key });
  const printed = JSON.stringify(['production', publicVersion(cwd), 'https://x.example']);
  const stdout = `The pages will call https://x.supabase.co.\n${printed}\n`;
  expect(result).toEqual({ status: 3, stdout, stderr: '', isKept: false });
});

it('U2 the version changes with a name or a content in public/ and with the styles of a feature, not with code', () => {
  const folder = temporaryDirectory({
    'public/a.svg': '<svg/>',
    'src/features/player.css': 'a {}',
    'src/features/Player.tsx': '',
  });
  const version = () => publicVersion(folder);
  const first = version();
  writeFileSync(join(folder, 'src/features/Player.tsx'), 'changed');
  expect(version()).toBe(first);
  const changes = [
    () => writeFileSync(join(folder, 'public/a.svg'), '<svg></svg>'),
    () => renameSync(join(folder, 'public/a.svg'), join(folder, 'public/b.svg')),
    () => writeFileSync(join(folder, 'src/features/player.css'), 'b {}'),
  ];
  expect(new Set([first, ...changes.map((change) => (change(), version()))]).size).toBe(4);
});

it('B5 a build for the public fails until all of the controller is set', () => {
  const settings = { SITE_URL: 'https://x.example', ...named };
  expect(() => checkController({ ...settings, CONTROLLER_REGION: '' })).toThrow(': set CONTROLLER_REGION as well');
  expect(() => checkController(settings)).not.toThrow();
});

it('compresses texts, except where the result is larger', async () => {
  const text = '<p>Cuatro</p>'.repeat(100);
  const dist = temporaryDirectory({ 'en/index.html': text });
  await compress(
    dist,
    new Map<string, string | Buffer>([
      ['feed.xml', text],
      ['/en/index.html', Buffer.from(text)],
      ['tiny.js', '1'],
    ]),
  );
  const made = readdirSync(dist, { recursive: true }).filter((name) => /\.(br|gz)$/.test(String(name)));
  expect(made.sort()).toEqual(['en/index.html.br', 'en/index.html.gz', 'feed.xml.br', 'feed.xml.gz']);
  expect(String(brotliDecompressSync(readFileSync(join(dist, 'feed.xml.br'))))).toBe(text);
  expect('a.js favicon.ico photo.png film.webm'.split(' ').filter(isText)).toEqual(['a.js', 'favicon.ico']);
});

const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola';
const youtube = 'https://youtu.be/aB3_-6789xY';
const broken = '/captions/broken.vtt';
const publicFolder = temporaryDirectory({
  'media/one.mp4': '',
  'captions/es.vtt': vtt,
  'captions/en.vtt': vtt,
  [broken.slice(1)]: `${vtt}\n\n00:03,000 --> 00:04,000\nHola`,
});
const captions = { es: '/captions/es.vtt', en: '/captions/en.vtt' };
const check = (video: Pick<Video, 'videoUrl' | 'captions'>) =>
  checkVideos([{ ...videosData[2]!, captions: undefined, ...video }], publicFolder);

it.each([{ videoUrl: '' }, { videoUrl: '/media/one.mp4', captions }, { videoUrl: youtube }])(
  'B13 the build takes %j',
  (video) => {
    expect(() => check(video)).not.toThrow();
  },
);

it.each([
  [{ videoUrl: 'https://media.example/one' }, 'videoUrl "https://media.example/one" is no path of a .mp4'],
  [{ videoUrl: '', captions }, 'videoUrl "" is no path'],
  [{ videoUrl: '/media/two.mp4', captions }, `${publicFolder}/media/two.mp4 does not exist.`],
  [{ videoUrl: '/media/one.mp4' }, 'a video in a file needs captions: es, en'],
  [{ videoUrl: youtube, captions: { ...captions, en: '/two.vtt' } }, `${publicFolder}/two.vtt: ENOENT`],
  [{ videoUrl: youtube, captions: { ...captions, es: broken } }, `${publicFolder}${broken}: line 6: Expected times`],
])('B13 the build fails with the record’s id on %j', (video, problem) => {
  expect(() => check(video)).toThrow(`video3: ${problem}`);
});
