import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFilm } from './makeFilm';

/** What the build is made of. */
const sources = ['src', 'locales', 'public', 'scripts', 'server', 'supabase', 'build/server'];
const settings = [
  'package.json',
  'package-lock.json',
  '.parcelrc',
  '.sassrc.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
];

const captions = `captions: { es: '/captions/film.es.vtt', en: '/captions/film.en.vtt' }`;

/** The lessons that have a film here. The catalogue itself has none yet. */
export const films = {
  /** A file of the site. */
  file: 'video3',
  /** A file of another host, which is not there. */
  lost: 'video4',
  youTube: 'video1',
  vimeo: 'video6',
};

const records = {
  [films.file]: `videoUrl: '/films/film.webm', ${captions}`,
  [films.lost]: `videoUrl: 'https://films.test/lost.webm', ${captions}`,
  [films.youTube]: `videoUrl: 'https://youtu.be/aB3_-6789xY', ${captions}`,
  [films.vimeo]: `videoUrl: 'https://vimeo.com/76979871'`,
};

const madeAt = (dist: string) => statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site with films into a folder of its own, unless that was done after the site itself was built. Answers with the folder. */
export async function filmSite(root: string, chromiumPath: string): Promise<string> {
  const copy = path.join(root, 'build/filmSite');
  if (madeAt(path.join(copy, 'dist')) > madeAt(path.join(root, 'dist'))) return copy;
  rmSync(copy, { recursive: true, force: true });
  for (const name of [...sources, ...settings])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

  for (const folder of ['films', 'captions']) mkdirSync(path.join(copy, 'public', folder), { recursive: true });
  writeFileSync(path.join(copy, 'public/films/film.webm'), await makeFilm(chromiumPath));
  for (const language of ['es', 'en'])
    cpSync(path.join(__dirname, `film.${language}.vtt`), path.join(copy, `public/captions/film.${language}.vtt`));
  const catalogue = path.join(copy, 'src/features/videos/videosData.ts');
  writeFileSync(catalogue, withFilms(readFileSync(catalogue, 'utf8')));

  // Jest's own would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const script of ['scripts/build/bundleSite.ts', 'scripts/build/prerender.ts']) {
    const { status, stderr } = spawnSync(process.execPath, ['-r', 'esbuild-register', script], { cwd: copy, env });
    if (status !== 0) throw new Error(`${script} failed: ${String(stderr)}`);
  }
  return copy;
}

function withFilms(catalogue: string): string {
  return Object.entries(records).reduce((text, [id, film]) => {
    const record = new RegExp(`(id: '${id}',[^}]*?)videoUrl: '[^']*'`);
    if (!record.test(text)) throw new Error(`The catalogue has no ${id}.`);
    return text.replace(record, (_, before: string) => before + film);
  }, catalogue);
}
