import { keptFile } from './keptFile';
import { renderKept } from '../../../src/entry.server';
import { hasExperiment } from '../../../src/features/lessons/experimentIds';
import { lessonIds } from '../../../src/features/lessons/lessonIds';
import { languages } from '../../../src/lib/language';
import { pathIn, paths } from '../../../src/lib/paths';
import { siteUrl } from '../../../src/lib/site';
import { lessonIn } from '../../content/lessons';
import { escape, translationOf } from '../../content/texts';
import { readTags } from './readTags';

const everyLesson = languages.flatMap((language) => lessonIds.map((id) => [id, language] as const));

/** Fields that the file formats differently or leaves out. */
const notShown = new Set(['date', 'consulted', 'terms', 'part', 'why']);
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(Object(value)).flatMap(([key, part]) => (notShown.has(key) ? [] : textsIn(part)));

const asReactWrites = (text: string) => escape(text).replaceAll("'", '&#x27;');

it.each(everyLesson)(
  'B29 keeps all of %s (%s) in one file, which asks for nothing and names its page',
  async (id, language) => {
    const file = keptFile(await renderKept(id, language));
    const lesson = lessonIn(language, id);
    expect(textsIn(lesson).filter((part) => !file.includes(asReactWrites(part)))).toEqual([]);
    expect(file.includes(translationOf(language)('lesson:notAdvice'))).toBe(lesson.money);
    expect(file.includes(translationOf(language)('kept:experiment'))).toBe(hasExperiment(id));

    const tags = readTags(file);
    const of = (wanted: string) => tags.filter(({ name }) => name === wanted).map(({ attributes }) => attributes);
    const address = siteUrl + pathIn(language, paths.video(id));
    expect(file).toMatch(/^<!doctype html>/i);
    expect(of('html')).toEqual([{ lang: language }]);
    expect(of('link')).toEqual([{ rel: 'canonical', href: address }]);
    expect(of('meta')).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(of('h1')).toHaveLength(1);
    expect(of('script')).toEqual([]);
    expect(of('a').at(-1)?.href).toBe(address);
    expect(of('img')).toHaveLength(3);
    for (const { src } of of('img')) expect(src).toMatch(/^data:image\/svg\+xml;base64,PHN2Zy/);
    expect(file).not.toMatch(/style=|url\(/);
    expect(Buffer.byteLength(file)).toBeLessThan(40_000);
  },
);
