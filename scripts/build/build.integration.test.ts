import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Video } from '../../src/features/videos/video';
import { readOrigins } from '../../server/settings';
import { videosData } from '../../src/features/videos/videosData';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { checkVideos } from './checkVideos';
import { compress, isText } from './compress';
import { currentBuild, readByBuild, rootFiles } from './currentBuild';
import { publicVersion } from './publicVersion';
import { checkController, controllerSettings } from './settings';

/** Stands in for Parcel, and leaves this program in place of the pages. */
const parcel = (pages: string) => `#!/bin/sh
mkdir -p build/pages dist
echo made > dist/index.html
echo '${pages}' > build/pages/entry.server.js`;

/** A clone with just enough files for a build, and others. */
function clone(files: Record<string, string> = {}): string {
  const sources = ['src/a.ts', 'src/a.test.ts', 'server/main.ts', 'scripts/waitlist.ts', 'public/a.svg'];
  const root = temporaryDirectory({
    ...Object.fromEntries([...rootFiles, ...sources].map((name) => [name, ''])),
    'package.json': '{}',
    'tsconfig.json': '{}',
    '.env.example': readFileSync('.env.example', 'utf8'),
    'build/chunks.json': '{}',
    'node_modules/.bin/parcel': parcel('process.exit(0)'),
    ...files,
  });
  chmodSync(join(root, 'node_modules/.bin/parcel'), 0o755);
  return root;
}

function run(program: string, cwd: string, env: Record<string, string> = {}) {
  const parameters = ['-r', require.resolve('esbuild-register'), resolve('scripts', program)];
  // Where it has no database to start.
  const DATABASE_URL = 'postgres://127.0.0.1:1/none';
  const options = { cwd, env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, options);
  return { status, stdout, stderr };
}

const refused = (stderr: string) => ({ status: 1, stdout: '', stderr: `${stderr}\n` });

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
  const root = clone({ 'dist/index.html': 'before' });
  const stderr = expect.stringMatching(/^A public site .*: set CONTROLLER_NAME, .*\n$/) as unknown;
  expect(run('build.ts', root, { SITE_URL: 'https://x.example' })).toEqual({ status: 1, stdout: '', stderr });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('before');
});

it('U2 B1 G5 pages are rendered for production, with the version of public/ and the settings of .env', () => {
  const print =
    'const { NODE_ENV, PUBLIC_VERSION, SITE_URL } = process.env; console.log(NODE_ENV, PUBLIC_VERSION, SITE_URL);';
  const root = clone({
    'dist/old.html': 'before',
    '.env': 'SITE_URL=https://x.example\n',
    'node_modules/.bin/parcel': parcel(`${print} process.exit(3)`),
  });
  const printed = `production ${publicVersion(root)} https://x.example`;
  const stdout = `The pages will call https://x.supabase.co.\n${printed}\n`;
  const env = { ...named, NODE_ENV: 'development', SUPABASE_URL: 'https://x.supabase.co/', ...key };
  expect(run('build.ts', root, env)).toEqual({ status: 3, stdout, stderr: '' });
  expect(existsSync(join(root, 'dist/old.html'))).toBe(false);
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

it('G5 before it builds, `npm start` refuses a data directory that cannot be made in one line', () => {
  const { status, stdout, stderr } = run('beforeStart.ts', temporaryDirectory(), {
    DATA_DIR: '/sys/none',
    DATABASE_URL: '',
  });
  const line = expect.stringMatching(
    /^\/sys\/none cannot be made \(\w+\)\. .* or set another DATA_DIR\.\n$/,
  ) as unknown;
  expect([status, stdout, stderr]).toEqual([1, '', line]);
});

it('G5 `npm start`, `npm run dev` and a build refuse a misspelt name in .env in one line', () => {
  const root = clone();
  writeFileSync(join(root, '.env'), 'CONTROLER_NAME=Ana\n');
  const line = '.env sets CONTROLER_NAME, which nothing reads. .env.example lists every name.';
  for (const program of ['beforeStart.ts', 'dev.ts', 'build.ts']) expect(run(program, root)).toEqual(refused(line));
});

it('G5 `npm start` and `npm run dev` refuse a port in use in one line, before they build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const line = `Port ${port} is in use. Stop the other program, or set another PORT.`;
  const root = clone();
  for (const program of ['beforeStart.ts', 'dev.ts'])
    expect(run(program, root, { PORT: String(port) })).toEqual(refused(line));
  other.close();
  expect(readdirSync(join(root, 'build'))).toEqual(['chunks.json']);
});

it('U2 `npm start` builds again only when something has changed that the build reads, or the last one failed', () => {
  const root = clone();
  const first = run('beforeStart.ts', root);
  expect([first.status, first.stdout]).toEqual([0, expect.stringMatching(/^There is no build of these sources/)]);
  expect(run('beforeStart.ts', root, { DATA_DIR: 'data' })).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The build of \d{4}-\d\d-\d\d [\d:]+ is current\.\n$/),
    stderr: '',
  });

  const isCurrent = (env = {}) => Boolean(currentBuild(root, env));
  const change = (file: string, content = 'changed') => writeFileSync(join(root, file), content);
  const controllers = ['', 'A'].map((name) => isCurrent({ CONTROLLER_NAME: name }));
  change('src/a.test.ts');
  expect([...controllers, isCurrent()]).toEqual([true, false, true]);
  for (const file of ['src/a.ts', 'package-lock.json']) {
    change(file);
    expect([file, isCurrent()]).toEqual([file, false]);
    change(file, '');
    expect([file, isCurrent()]).toEqual([file, true]);
  }
  change('public/new.svg');
  expect(isCurrent()).toBe(false);
  rmSync(join(root, 'public/new.svg'));

  // It writes a page before it fails.
  change('node_modules/.bin/parcel', parcel('process.exit(3)'));
  expect(run('build.ts', root).status).toBe(3);
  expect([existsSync(join(root, 'dist/index.html')), isCurrent()]).toEqual([true, false]);
});

it('U2 every variable that the pages read makes another build', () => {
  const names = readFileSync('src/process.d.ts', 'utf8').match(/(?<=')[A-Z_]+(?=')/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  // Hashes and versions of what the build reads.
  expect(names.filter((name) => !readByBuild.test(name))).toEqual(['PUBLIC_VERSION', 'REVISIONS', 'LAST_REVISED']);
});
