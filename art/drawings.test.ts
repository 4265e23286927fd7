import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { shareImage, previewTextOf } from '../scripts/content/words';
import { sitePaths } from '../src/app/routes';
import { lessonIds } from '../src/features/lessons/lessonIds';
import { membersData } from '../src/features/members/membersData';
import { videosData } from '../src/features/videos/videosData';
import { allTexts } from '../scripts/content/allTexts';
import { languages } from '../src/lib/language';
import { characters } from './font';
import { madeFiles } from './draw';
import { subjects } from './plates/subject';
import { marks, readMarks } from './share/keepShareImages';

/** Every drawing of the site, by its path there. */
const all = readdirSync('public', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.svg'))
  .map((name): [string, string] => [name, readFileSync(`public/${name}`, 'utf8')]);

it('I1 the display font has every character of the texts', () => {
  const texts = JSON.stringify([allTexts, membersData.map(({ name }) => name), videosData]);
  expect([...new Set(texts)].filter((character) => !characters.includes(character))).toEqual([]);
});

it('I1 D2 plates and font are up to date; after a change run `npm run draw`', async () => {
  const made = await madeFiles();
  const isCurrent = (file: string) => existsSync(file) && readFileSync(file).equals(Buffer.from(made.get(file)!));
  expect([...made.keys()].filter((file) => !isCurrent(file))).toEqual([]);
});

it.each([
  [
    'D2',
    'images/plates',
    videosData.map(({ id, thumbnailUrl }) => (thumbnailUrl.endsWith(`/${id}.svg`) ? `${id}.svg` : id)),
  ],
  ['B14', 'images/lessons', lessonIds.flatMap((id) => [1, 2, 3].map((step) => `${id}-${step}.svg`))],
  ['D1', 'images/members', membersData.flatMap(({ avatarUrl }) => avatarUrl?.split('/').at(-1) ?? [])],
])('%s the drawings in %s are those that pages show, all different', (_, folder, names) => {
  const drawn = all.filter(([file]) => file.startsWith(folder));
  expect(drawn.map(([file]) => file).sort()).toEqual(names.map((name) => `${folder}/${name}`).sort());
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(names.length);
});

it('D2 every video has a figure of its own, also a new one whose tags earlier plates show', () => {
  const more = videosData.map((video) => ({ ...video, id: `${video.id}again` }));
  const videos = [...videosData, ...more];
  const figures = [...subjects(videos).values()].map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(videos.length);
});

it('G8 drawings load nothing, run nothing and have no inline style', () => {
  const bad = all.filter(([, svg]) =>
    /<script|<style|style=|href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<text/.test(svg),
  );
  expect(bad.map(([file]) => file)).toEqual([]);
});

/** In KB; the first part of a path that is here counts. */
const allowed = { plates: 5, lessons: 4, experiments: 4, members: 4, figures: 8, favicon: 1 };

it('G8 drawings are small enough for the pages', () => {
  const limit = (file: string) => Object.entries(allowed).find(([name]) => file.includes(name))![1] * 1024;
  expect(all.filter(([file, svg]) => Buffer.byteLength(svg) > limit(file)).map(([file]) => file)).toEqual([]);
});

it('drawings take their colours from the tokens; only light, and the members’ stars on fixed pictures, have colours of their own', () => {
  const files = readdirSync(__dirname, { recursive: true }).map(String);
  const raw = files
    .filter((file) => /\.(ts|svg)$/.test(file) && !/\.test\.ts$|pages\.svg$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${__dirname}/${file}`, 'utf8').matchAll(/["'`]#[\da-f]{3,6}["'`]/gi)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
  expect(raw).toEqual(["stars.ts: '#FFF'"]);
});

it('B2 link previews are up to date; after a change run `npm run draw`', () => {
  expect(readMarks()).toEqual(marks());
});

const pictures = languages.flatMap((language) => sitePaths.map((plain) => shareImage(language, plain)));

it('B2 there is one picture per page and language, and no other file', () => {
  const kept = languages.flatMap((language) =>
    readdirSync(`public/images/share/${language}`).map((name) => `images/share/${language}/${name}`),
  );
  expect(kept.sort()).toEqual(pictures.sort());
});

it('B2 pictures have at most 90 KB each and 62 KB on average', () => {
  const sizes = pictures.map((file) => statSync(`public/${file}`).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(90_000);
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThanOrEqual(62_000);
});

it.each(languages)('B2 every picture has a different title (%s)', (language) => {
  expect(new Set(sitePaths.map((plain) => previewTextOf(language, plain).title)).size).toBe(sitePaths.length);
});
