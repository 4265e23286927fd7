import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Video } from '../../src/features/videos/video';
import { videosData } from '../../src/features/videos/videosData';
import { languages, type Language } from '../../src/lib/language';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { checkVideos } from './checkVideos';
import { compressSite } from './compressSite';
import { publicVersion } from './publicVersion';
import { checkController, controllerSettings } from './settings';

/** Stands in for Parcel, and leaves a program in place of the pages that prints what they are rendered with. */
const parcel = `#!/bin/sh
mkdir -p build/pages
echo 'const { NODE_ENV, PUBLIC_VERSION, SITE_URL } = process.env;
console.log(JSON.stringify([NODE_ENV, PUBLIC_VERSION, SITE_URL])); process.exit(3)' > build/pages/entry.server.js`;

function build(env: Record<string, string>, files: Record<string, string> = {}) {
  const cwd = temporaryDirectory({ 'dist/index.html': 'before', 'public/a.svg': '<svg/>', ...files });
  if (files['node_modules/.bin/parcel']) chmodSync(join(cwd, 'node_modules/.bin/parcel'), 0o755);
  const program = ['-r', require.resolve('esbuild-register'), resolve('scripts/build/bundleSite.ts')];
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  return { cwd, result: { status, stdout, stderr, isKept: existsSync(join(cwd, 'dist/index.html')) } };
}

const named = Object.fromEntries(controllerSettings.map((name) => [name, 'x']));
const key = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };
const [site, project] = ['https://your-domain', 'https://your-project.supabase.co'];
const mustBe = (name: string, example: string, value: string) =>
  `${name} must be an address without a path, such as ${example}, not "${value}".\n`;

it.each([
  [{ SITE_URL: 'your-domain' }, mustBe('SITE_URL', site, 'your-domain')],
  [{ SITE_URL: 'https://x.example/es' }, mustBe('SITE_URL', site, 'https://x.example/es')],
  [{ SITE_URL: 'https://x.example' }, expect.stringMatching(/^A public site .*: set CONTROLLER_NAME, .*\n$/)],
  [{ SUPABASE_URL: 'htps://x', ...key }, mustBe('SUPABASE_URL', project, 'htps://x')],
  [{ SUPABASE_URL: 'https://x.co/rest/', ...key }, mustBe('SUPABASE_URL', project, 'https://x.co/rest/')],
  [{ SUPABASE_URL: 'https://*', ...key }, mustBe('SUPABASE_URL', project, 'https://*')],
  [{ SUPABASE_URL: 'https://x.co' }, expect.stringMatching(/^Set both SUPABASE_URL and .*, or neither\.\n$/)],
])('G5 B2 a build with the settings %j deletes nothing and ends with one line', (env, stderr) => {
  expect(build(env).result).toEqual({ status: 1, stdout: '', stderr, isKept: true });
});

it.each([
  ["the site's own server", {}],
  ['https://x.supabase.co', { SUPABASE_URL: 'https://x.supabase.co/', ...key }],
  ['https://x.supabase.co', { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'ey' }],
])('G5 a build says that its pages call %s, and fails without Parcel', (backend, env) => {
  const stdout = `The pages will call ${backend}.\n`;
  expect(build(env).result).toEqual({ status: 1, stdout, stderr: '', isKept: false });
});

it('U2 B1 pages are rendered for production, with the version of public/ and the settings of .env', () => {
  const settings = 'SITE_URL=https://x.example\nNODE_ENV=development\n';
  const files = { '.env': settings, 'node_modules/.bin/parcel': parcel, 'build/chunks.json': '{}' };
  const { cwd, result } = build(named, files);
  const printed = ['production', publicVersion(cwd), 'https://x.example'];
  expect([result.status, result.stdout.split('\n')[1]]).toEqual([3, JSON.stringify(printed)]);
});

it('U2 the version changes with a name or a content in public/ and with the styles of a feature, not with code', () => {
  const folder = temporaryDirectory({
    'public/a.svg': '<svg/>',
    'src/features/player.css': 'a {}',
    'src/features/Player.tsx': '',
  });
  const version = () => publicVersion(folder);
  const first = version();
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(folder, 'public/a.svg'), '<svg/>');
  writeFileSync(join(folder, 'src/features/Player.tsx'), 'changed');
  expect(version()).toBe(first);
  const changes = [
    () => writeFileSync(join(folder, 'public/a.svg'), '<svg></svg>'),
    () => renameSync(join(folder, 'public/a.svg'), join(folder, 'public/b.svg')),
    () => writeFileSync(join(folder, 'src/features/player.css'), 'b {}'),
  ];
  expect(new Set([first, ...changes.map((change) => (change(), version()))]).size).toBe(4);
});

it('B5 a build for the public fails until all of the controller is set, which .env.example explains', () => {
  const [example, code] = ['.env.example', 'src/lib/controller.ts'].map((file) => readFileSync(file, 'utf8'));
  for (const name of controllerSettings) {
    expect(example).toContain(`# ${name}=`);
    expect(code).toContain(`process.env.${name}`);
  }
  expect(() => checkController({ SITE_URL: site, ...named, CONTROLLER_REGION: '' })).toThrow(
    /: set CONTROLLER_REGION as well/,
  );
  expect(() => checkController({ SITE_URL: site, ...named })).not.toThrow();
});

it('B1 compresses texts, except where the result is larger or no visitor loads it', async () => {
  const text = '<p>Cuatro</p>'.repeat(100);
  const others = { 'tiny.js': '1', 'photo.png': text, '_worker.js': text, _headers: text };
  const dist = temporaryDirectory({ '_en/index.html': text, 'feed.xml': text, ...others });
  const sizes = await compressSite(dist);
  expect([sizes.files, sizes.after < sizes.before / 10]).toEqual([3, true]);
  const made = readdirSync(dist, { recursive: true }).filter((name) => /\.(br|gz)$/.test(String(name)));
  expect(made.sort()).toEqual(['_en/index.html.br', '_en/index.html.gz', 'feed.xml.br', 'feed.xml.gz']);
  for (const file of ['_en/index.html', 'feed.xml']) {
    expect(String(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(dist, `${file}.gz`))))).toBe(text);
  }
});

const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola';
const youtube = 'https://youtu.be/aB3_-6789xY';
const broken = '/captions/broken.vtt';
const publicFolder = temporaryDirectory({
  'media/one.mp4': '',
  ...Object.fromEntries(languages.map((language) => [`captions/${language}.vtt`, vtt])),
  [broken.slice(1)]: `${vtt}\n\n00:03,000 --> 00:04,000\nHola`,
});
const captions = Object.fromEntries(languages.map((language) => [language, `/captions/${language}.vtt`])) as Record<
  Language,
  string
>;
const check = (video: Pick<Video, 'videoUrl' | 'captions'>) =>
  checkVideos([{ ...videosData[2]!, captions: undefined, ...video }], publicFolder);

it('B13 nothing is wrong with the videos of the catalogue', () => {
  expect(() => checkVideos(videosData)).not.toThrow();
});

it.each([
  { videoUrl: '' },
  { videoUrl: '/media/one.mp4', captions },
  { videoUrl: 'https://media.example/one.webm', captions },
  { videoUrl: youtube },
])('B13 the build takes %j', (video) => {
  expect(() => check(video)).not.toThrow();
});

it.each([
  [{ videoUrl: 'https://media.example/one' }, 'videoUrl "https://media.example/one" is no path of a .mp4'],
  [{ videoUrl: 'https://a;b/one.mp4', captions }, 'videoUrl "https://a;b/one.mp4" is no path'],
  [{ videoUrl: '', captions }, 'videoUrl "" is no path'],
  [{ videoUrl: '/media/two.mp4', captions }, `${publicFolder}/media/two.mp4 does not exist.`],
  [{ videoUrl: '/media/one.mp4' }, 'a video in a file needs captions: es, en'],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '/two.vtt' } }, `${publicFolder}/two.vtt: ENOENT`],
  [{ videoUrl: '/media/one.mp4', captions: { ...captions, en: '//a.test/a.vtt' } }, 'captions "//a.test/a.vtt" are no'],
  [{ videoUrl: youtube, captions: { ...captions, es: broken } }, `${publicFolder}${broken}: line 6: Expected times`],
])('B13 the build fails with the record’s id on %j', (video, problem) => {
  expect(() => check(video)).toThrow(`video3: ${problem}`);
});
