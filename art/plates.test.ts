import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { videosData } from '../src/features/videos/videosData';
import { lessonIds } from '../src/features/lessons/lessonIds';
import { drawings, plates } from './drawings';
import { palette } from '../scripts/content/palette';
import { subjects } from './plates/subject';

const publicFolder = join(__dirname, '../public');

function kept(file: string): string {
  return readFileSync(join(publicFolder, file), 'utf8');
}

function kilobytesAllowed(file: string): number {
  if (file.startsWith('images/plates/')) return 5;
  if (file.startsWith('images/lessons/')) return 4;
  if (file.startsWith('images/experiments/')) return 3;
  if (file.startsWith('images/members/')) return 4;
  return { 'images/hero.svg': 12, 'images/figures.svg': 8 }[file] ?? 1;
}

describe('plates', () => {
  it('D2 there is one plate per video and no other file', () => {
    const expected = videosData.map((video) => `${video.id}.svg`);
    expect(readdirSync(join(publicFolder, 'images/plates')).sort()).toEqual(expected.sort());
  });

  it('D2 every video refers to its own plate', () => {
    const drawn = plates();
    expect(videosData.filter((video) => !drawn.has(video.thumbnailUrl.slice(1)))).toEqual([]);
  });

  it('D2 no two plates have the same shape', () => {
    const lines = new RegExp(`<path d="(M[^"]*l[^"]*)" stroke="${palette.ink}"`);
    const shapes = [...plates().values()].map((svg) => svg.match(lines)?.[1]);
    expect(shapes).not.toContain(undefined);
    expect(new Set(shapes).size).toBe(videosData.length);
  });

  it('D2 every plate has a different figure', () => {
    const figures = [...subjects(videosData).values()].map(({ figure }) => figure);
    expect(new Set(figures).size).toBe(videosData.length);
  });

  it('D2 a new video gets a figure of its own even if earlier plates show all of its tags', () => {
    const more = videosData.map((video) => ({ ...video, id: `${video.id}again` }));
    const all = [...videosData, ...more];
    const figures = [...subjects(all).values()].map(({ figure }) => figure);
    expect(new Set(figures).size).toBe(all.length);
  });
});

describe('drawings of lessons', () => {
  it('B14 there are three for each lesson, all different, and no other file', () => {
    const expected = lessonIds.flatMap((id) => [1, 2, 3].map((step) => `images/lessons/${id}-${step}.svg`));
    const drawn = [...drawings()].filter(([file]) => file.startsWith('images/lessons/'));
    expect(drawn.map(([file]) => file).sort()).toEqual(expected.toSorted());
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(expected.length);
    expect(readdirSync(join(publicFolder, 'images/lessons'))).toHaveLength(expected.length);
  });
});

describe('drawings', () => {
  it('G8 load nothing, run nothing and have no inline style', () => {
    for (const [file, svg] of drawings()) {
      const offences = svg
        .replace('xmlns="http://www.w3.org/2000/svg"', '')
        .match(/<script|<style|style=|href|https?:|<text/g);
      expect([file, offences]).toEqual([file, null]);
    }
  });

  it('G8 are small enough for the pages', () => {
    const heavy = [...drawings()].filter(([file, svg]) => Buffer.byteLength(svg) > kilobytesAllowed(file) * 1024);
    expect(heavy.map(([file]) => file)).toEqual([]);
  });

  it('D1 D2 N3 are up to date; after a change run `npm run draw`', () => {
    const outdated = [...drawings()].filter(([file, drawn]) => kept(file) !== drawn).map(([file]) => file);
    expect(outdated).toEqual([]);
  });

  it('B1 take their colours from the tokens; only light and flags are white, and flags have colours of their own', () => {
    const files = readdirSync(__dirname, { recursive: true })
      .map(String)
      .filter((file) => /\.(ts|svg)$/.test(file) && !/\.test\.ts$|^flags\.ts$/.test(file));
    const raw = files.flatMap((file) => {
      const found = readFileSync(join(__dirname, file), 'utf8').match(/["'`]#[\da-f]{3,6}["'`]/gi) ?? [];
      return found.map((colour) => `${file}: ${colour}`);
    });
    expect(raw).toEqual(["stars.ts: '#FFF'"]);
  });
});
