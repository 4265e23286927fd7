import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFiles } from '../../scripts/build/currentBuild';
import { languages, type Language } from '../../src/lib/language';

/** What the build is made of. */
const sources = ['src', 'locales', 'public', 'scripts', 'server', 'supabase'];

/** What is said in the video, with the same times in every language. */
const said: Partial<Record<Language, string[]>> & Record<'en', string[]> = {
  es: ['Una estrella cruza el cielo.', 'A mitad de camino se oye un tono.', 'Y llega al otro lado.'],
  en: ['A star crosses the sky.', 'Halfway you hear a tone.', 'And it reaches the other side.'],
};
const webVtt = ([first, second, third]: string[]) => `WEBVTT

00:00.500 --> 00:02.000
<v Vega>${first}

00:02.000 --> 00:04.000
<v Lyra>${second}

00:04.500 --> 00:05.800
${third}
`;
const captions = `captions: { ${languages.map((language) => `${language}: '/captions/video.${language}.vtt'`).join(', ')} }`;

/** The lessons that have a video here. The catalogue itself has none yet. */
export const testVideos = {
  /** A file of the site. */
  file: 'video3',
  /** A file of another host, which is not there. */
  lost: 'video4',
  youTube: 'video1',
};

const records = {
  [testVideos.file]: `videoUrl: '/media/video.webm', ${captions}`,
  [testVideos.lost]: `videoUrl: 'https://media.test/lost.webm', ${captions}`,
  [testVideos.youTube]: `videoUrl: 'https://youtu.be/aB3_-6789xY', ${captions}`,
};

const madeAt = (dist: string) => statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site with testVideos into a folder of its own, unless that was done after the site itself was built. Answers with the folder. */
export function videoSite(root: string): string {
  const copy = path.join(root, 'build/videoSite');
  if (madeAt(path.join(copy, 'dist')) > madeAt(path.join(root, 'dist'))) return copy;
  rmSync(copy, { recursive: true, force: true });
  for (const name of [...sources, ...rootFiles])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  for (const folder of ['media', 'captions']) mkdirSync(path.join(copy, 'public', folder), { recursive: true });
  cpSync(path.join(__dirname, 'video.webm'), path.join(copy, 'public/media/video.webm'));
  for (const language of languages)
    writeFileSync(path.join(copy, `public/captions/video.${language}.vtt`), webVtt(said[language] ?? said.en));
  const catalogue = path.join(copy, 'src/features/videos/videosData.ts');
  writeFileSync(catalogue, withVideos(readFileSync(catalogue, 'utf8')));

  // Jest's own would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = ['-r', 'esbuild-register', 'scripts/build.ts', '--uncompressed'];
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: copy, env });
  if (status !== 0) throw new Error(`The build failed: ${String(stderr)}`);
  return copy;
}

function withVideos(catalogue: string): string {
  return Object.entries(records).reduce((text, [id, fields]) => {
    const start = `id: '${id}',`;
    if (!text.includes(start)) throw new Error(`The catalogue has no ${id}.`);
    return text.replace(start, `${start} ${fields},`);
  }, catalogue);
}
