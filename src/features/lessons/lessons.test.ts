import { readdirSync } from 'node:fs';
import {
  array,
  boolean,
  integer,
  max,
  object,
  optional,
  pattern,
  refine,
  size,
  string,
  validate,
  type Describe,
  type Struct,
} from 'superstruct';
import { lessonIn, lessonsFolder } from '../../../scripts/content/lessons';
import { languages } from '../../lib/language';
import { terms } from '../glossary/terms';
import { videosData } from '../videos/videosData';
import { titleOfPart, type LessonCheck, type LessonText } from './lessonText';
import { isReadable, lessonIds, minutesToRead } from './lessonIds';

/** Validates all records and returns each failure as `id field: message`. */
function faultsOf<T extends { id: string }>(records: readonly T[], schema: Struct<T, unknown>): string[] {
  return records.flatMap((record) => {
    const [error] = validate(record, schema);
    return error ? error.failures().map(({ path, message }) => `${record.id} ${path.join('.')}: ${message}`) : [];
  });
}

/** Like `enums`, but the message lists the ids. */
const oneOf = (kind: string, ids: readonly string[]) =>
  refine(string(), kind, (id) => ids.includes(id) || `no such ${kind} "${id}"; the ${kind}s are ${ids.join(', ')}`);

const text = pattern(string(), /^\S(.*\S)?$/);
const day = pattern(string(), /^20\d\d-[01]\d-[0-3]\d$/);

const question = pattern(string(), /\?$/);
const sentence = pattern(string(), /^\S.*\.$/);

const schema = object({
  id: string(),
  version: pattern(string(), /^\d+\.\d+$/),
  date: day,
  summary: pattern(string(), /^[^.]+\.$/),
  scene: size(array(text), 1, 4),
  steps: size(array(object({ title: text, text, drawing: size(text, 20, 140) })), 3, 3),
  limits: size(array(object({ title: text, text })), 2, 4),
  opinion: text,
  tryIt: size(array(text), 2, 4),
  questions: size(array(object({ question, answer: text })), 2, 2),
  checks: size(
    array(
      object({
        question,
        answers: size(array(object({ answer: sentence, why: sentence, part: optional(string()) })), 3, 3),
      }),
    ),
    2,
    2,
  ),
  terms: size(array(oneOf('term', terms)), 2, 4),
  money: boolean(),
  sources: size(
    array(
      object({
        title: text,
        language: optional(oneOf('language', languages)),
        publisher: text,
        year: max(integer(), 2026),
        url: pattern(string(), /^https:\/\/[^\s"]+$/),
        consulted: day,
        supports: text,
      }),
    ),
    2,
    8,
  ),
}) as unknown as Describe<LessonText & { id: string }>;

const eachLesson = lessonIds.flatMap((id) =>
  languages.map((language) => [id, language, lessonIn(language, id)] as const),
);
const everyLesson = eachLesson.map(([id, , lesson]) => ({ id, ...lesson }));

/** What the rules of the texts keep out: gain, urgency, amounts of money, what could be bought and where. */
const forbidden: Record<(typeof languages)[number], RegExp> = {
  es: /rentabilidad|rendimiento|garantizad|revolucionari|gana dinero|oportunidad|exclusiv|referid|[$€]|\d+ (?:euros|dólares)/i,
  en: /yield|guarantee|revolutionary|make money|opportunity|exclusive|referral|[$€]|\d+ (?:euros|dollars)/i,
};
const brands = /binance|coinbase|kraken|metamask|trezor|ledger (?:nano|live)|moon\b/i;

it('B14 finds nothing wrong with any lesson', () => {
  expect(faultsOf(everyLesson, schema)).toEqual([]);
});

it('B14 B28 names each lesson that can be read once', () => {
  const readable = videosData.filter(({ id }) => isReadable(id));
  expect(readable.map(({ id }) => id).sort()).toEqual([...lessonIds].sort());
  expect(isReadable('constructor')).toBe(false);
});

it('B14 names every folder of a lesson', () => {
  const unnamed = readdirSync(lessonsFolder).filter((folder) => !isReadable(folder));
  expect(unnamed.map((id) => `${lessonsFolder}/${id}: name it in src/features/lessons/lessonIds.ts`)).toEqual([]);
});

const titled = ({ title, text: words }: { title: string; text: string }) => [title, words];
const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length;

it.each(eachLesson)(
  'B14 tells %s (%s) in 380 to 450 words, a fifth of them on what can go wrong',
  (_id, _language, lesson) => {
    const { summary, scene, steps, limits, opinion, tryIt, questions } = lesson;
    const answers = questions.flatMap((one) => [one.question, one.answer]);
    const limitTexts = limits.flatMap(titled);
    const words = wordsIn([summary, ...scene, ...steps.flatMap(titled), ...limitTexts, opinion, ...tryIt, ...answers]);
    expect(words).toBeGreaterThanOrEqual(380);
    expect(words).toBeLessThanOrEqual(450);
    expect(wordsIn(limitTexts) / words).toBeGreaterThanOrEqual(0.2);
    const checks = lesson.checks.flatMap((check) => [
      check.question,
      ...check.answers.map(({ answer, why }) => answer + why),
    ]);
    expect(Math.round((words + wordsIn(checks)) / 200)).toBe(minutesToRead);
  },
);

it.each(lessonIds)('B14 has the same parts and sources of %s in every language', (id) => {
  const shapes = languages.map((language) => {
    const lesson = lessonIn(language, id);
    const { version, date, terms: words, money, sources } = lesson;
    // A law has an address for each language.
    const known = sources.map(({ url, year, consulted }) => ({ host: new URL(url).host, year, consulted }));
    const counts = (['scene', 'steps', 'limits', 'tryIt', 'questions'] as const).map((part) => lesson[part].length);
    const corrections = lesson.checks.map(({ answers }) => answers.map(({ part }) => part));
    return { keys: Object.keys(lesson), version, date, counts, words, money, known, corrections };
  });
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

/** What was read where the source itself was not. */
const partsRead = [
  'leído en su resumen|leído en citas textuales|leído en su versión inglesa',
  'read in its abstract|read in verbatim quotations',
].join('|');

it.each(eachLesson)(
  'B14 says when the sources of %s (%s) were read, or what of them',
  (_id, _language, { date, sources }) => {
    expect(sources.filter(({ consulted }) => consulted > date)).toEqual([]);
    const partly = sources.filter(({ supports }) => /\b(leído|read) (en|in) /.test(supports));
    expect(partly.filter(({ supports }) => !new RegExp(`(${partsRead})\\)`).test(supports))).toEqual([]);
  },
);

it.each(lessonIds)('B14 names one language for a title of a source of %s that is the same in both', (id) => {
  const [own, foreign] = languages.map(
    (language) => new Map(lessonIn(language, id).sources.map((source) => [source.title, source.language ?? language])),
  );
  const shared = [...own!].filter(([title]) => foreign!.has(title));
  expect(shared.length).toBeGreaterThan(0);
  for (const [title, language] of shared) expect([title, language]).toEqual([title, foreign!.get(title)]);
});

it.each(eachLesson)(
  'B14 writes %s (%s) as plain text that promises no gain and repeats nothing',
  (_id, language, lesson) => {
    const said = JSON.stringify({ ...lesson, sources: lesson.sources.map(({ supports }) => supports) });
    expect(said.match(forbidden[language])).toBeNull();
    expect(said.match(brands)).toBeNull();
    expect(JSON.stringify(lesson)).not.toMatch(/<\w|\*\*|\]\(/);
    const parts = [...lesson.steps, ...lesson.limits].flatMap(titled);
    const texts = [...lesson.scene, ...lesson.tryIt, ...parts, ...lesson.terms];
    expect(new Set(texts).size).toBe(texts.length);
  },
);

const isRight = ({ part }: LessonCheck['answers'][number]) => part === undefined;

it.each(eachLesson)(
  'B27 has one right answer in each check of %s (%s), and corrects the others',
  (_id, _language, lesson) => {
    for (const { answers } of lesson.checks) {
      expect(answers.filter(isRight)).toHaveLength(1);
      const parts = answers.flatMap(({ part }) => part ?? []);
      expect(parts.filter((part) => part !== 'scene' && !titleOfPart(lesson, part))).toEqual([]);
    }
  },
);

it.each(languages)('B27 gives the right answer (%s) away neither by its place nor by its length', (language) => {
  const checks = eachLesson.filter(([, of]) => of === language).flatMap(([, , lesson]) => lesson.checks);
  const places = checks.map(({ answers }) => answers.findIndex(isRight));
  for (const place of [0, 1, 2]) {
    expect(places.filter((other) => other === place).length).toBeGreaterThanOrEqual(checks.length / 4);
  }
  const longest = checks.filter(({ answers }) => {
    const lengths = answers.map(({ answer }) => answer.length);
    return answers.find(isRight)!.answer.length === Math.max(...lengths);
  });
  expect(longest.length).toBeLessThanOrEqual(checks.length * 0.45);
});
