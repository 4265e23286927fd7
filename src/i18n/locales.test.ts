import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonIn } from '../../scripts/content/lessons';
import { codeFiles, importsOf } from '../../test-support/imports';
import { commentsData } from '../features/comments/commentsSlice';
import { lessonIds } from '../features/lessons/lessonIds';
import { defaultLanguage, languages, type Language } from '../lib/language';
import { allTexts } from '../../scripts/content/allTexts';

type Text = { [key: string]: Text | string | number | boolean };

/** Keys that no route uses yet (D5). */
const unusedByDesign = /^challenge:/;
const takenFromData =
  /^(commentTexts:|experimentRow:|lessonWords:|members:|moreVideoTexts:|tags:|videoTexts:|(accessibility|privacy):sections\.|debug:copied$)|^(box|chain|credential|hat|room|scam|sight|signature|token|vote):(title|lead|outcome|prediction)\b/;

function flatten(text: Text, prefix = ''): [string, string][] {
  return Object.entries(text).flatMap(([key, value]) =>
    typeof value === 'object'
      ? flatten(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

const textsOf = (namespaces: object) =>
  Object.entries(namespaces).flatMap(([name, text]) => flatten(text as Text, `${name}:`));

const { en } = allTexts;
const spanish = new Map(textsOf(allTexts.es));
const others = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({ language, texts: new Map(textsOf(allTexts[language])) }));

const siteFiles = codeFiles().filter(
  (file) => /^(src|scripts\/(build\/html|content))\//.test(file) && !/\.test\.tsx?$/.test(file),
);

const placeholders = (text = '') => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).sort();

it.each(others)('I1 has the same keys and placeholders in $language as in Spanish', ({ texts }) => {
  expect([...texts.keys()]).toEqual([...spanish.keys()]);
  const fields = (of: Map<string, string>) => [...of].map(([key, text]) => [key, placeholders(text)]);
  expect(fields(texts)).toEqual(fields(spanish));
});

it('I1 leaves no text blank', () => {
  const all = languages.flatMap((language) => textsOf(allTexts[language]));
  const blank = all.filter(([, text]) => text.trim() === '');
  expect(blank.map(([key]) => `${key}: write it, or remove it in every language`)).toEqual([]);
});

it('B2 says what each page is in 155 characters, as many as a search engine shows', () => {
  const all = languages.flatMap((language) => textsOf(allTexts[language]));
  const long = all.filter(([key, text]) => /\bdescription$/.test(key) && text.length > 155);
  expect(long.map(([key, text]) => `${key}: ${text.length} characters`)).toEqual([]);
});

/** The logo has seven stars whatever the number of members. */
const countsTheLogo = new Set(['home:hero.imageAlt']);
const numbers: Record<Language, RegExp> = {
  es: /\b(\d+|siete|ocho|nueve|diez|doce|veint\w+|treinta|cuarenta)( \p{L}+)? (lecciones|láminas|videos|miembros|estrellas|voces)/iu,
  en: /\b(\d+|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty)( \p{L}+)? (lessons|plates|videos|members|stars|voices)/iu,
};

it.each(languages)('D1, D2 leaves the numbers of videos and members to the data, which grows (%s)', (language) => {
  const texts = textsOf(allTexts[language]);
  const counting = texts.filter(([key, text]) => numbers[language].test(text) && !countsTheLogo.has(key));
  const wrong = counting.filter(([key]) => !/^(videoTexts|moreVideoTexts|commentTexts):/.test(key));
  expect(wrong.map(([key, text]) => `${key}: put the number in by a placeholder, in “${text}”`)).toEqual([]);
});

const typography: Record<Language, [rule: string, broken: RegExp][]> = {
  es: [
    [
      'a no-break space between a number and its unit',
      /(\d|\}\}) (%|días?|años?|min|minutos?|horas?|meses|px)(?![\p{L}])/u,
    ],
    ['a no-break space after N.º', /N\.º /],
    ['angle quotes', /["“”]/],
  ],
  en: [
    ['a curly apostrophe', /'/],
    ['curly quotes', /"/],
    ['a comma or a full stop before the closing quote', /”[.,]/],
  ],
};

const lessonTexts = (language: Language) =>
  lessonIds.flatMap((id) => flatten(lessonIn(language, id) as unknown as Text, `${id} `));

it.each(languages)('I1 sets texts as printers do in %s', (language) => {
  const rules = [...typography[language], ['one sign for an ellipsis', /\.\.\./] as const];
  const broken = [...textsOf(allTexts[language]), ...lessonTexts(language)].flatMap(([key, text]) =>
    rules.filter(([, found]) => found.test(text)).map(([rule]) => `${key} needs ${rule}: ${text}`),
  );
  expect(broken).toEqual([]);
});

/** Where something is taught; to show is `mostrar`, since in much of America `enseñar` is only to teach. */
const teaches =
  /^(begin:audiences\.creators|community:(ideas\.freedom|questions\.teachers\.question)|home:what\.texts\.creators|video6 scene\.1|video20 checks\.0\.question)$/;

it.each([
  ['mostrar', /\benseñ/i, teaches],
  ['anotar or inscribir', /\bapunt/i],
  ['lentes', /\bgafas\b/i],
  ['documento', /\bcarné/i],
  ['dispositivo', /\baparatos?\b/i],
  ['comida', /\bmerienda/i],
  ['Cuenta: or Es válida', /\bvale[,:]/i],
  ['Si te falta algo', /\bech(as|es|a) (algo )?en falta/i],
  ['computadora', /\bordenador(es)?\b/i],
])('I1 speaks a Spanish that is at home everywhere: %s', (_neutral, local, allowed = /^$/) => {
  const texts = [...textsOf(allTexts.es), ...lessonTexts('es')];
  expect(texts.filter(([key, text]) => local.test(text) && !allowed.test(key))).toEqual([]);
});

/** The buttons, parts and labels that lead to an experiment, or stand above it. */
it.each([
  ['es', /experimento/i],
  ['en', /experiment/i],
] as const)('B15 B24 names an experiment by one word (%s)', (language, name) => {
  const { video, experiments } = allTexts[language];
  for (const text of [video.try, experiments.label, experiments.noCrypto]) expect(text).toMatch(name);
});

/** The keys that a file may name, in each namespace that it uses. */
function keysIn(file: string): string[] {
  const code = readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
  const literals = [...code.matchAll(/'([\w.:]+)'|`((?:[\w.:]|\$\{[^}`]*\})+)`/g)].map(
    ([, key, template]) => (key ?? template)!,
  );
  const names = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(
    ([, used = '']) => used.match(/\w+/g) ?? 'common',
  );
  return literals.flatMap((key) => (/^\w+:/.test(key) ? key : names.map((name) => `${name}:${key}`)));
}

it('I1 keeps no text that nothing shows, but the challenge of D5', () => {
  const keys = siteFiles.flatMap(keysIn);
  const written = new Set(keys);
  const composed = keys
    .filter((key) => key.includes('${'))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[^.]+')}$`));
  const unused = [...spanish.keys()].filter((key) => {
    const name = key.replace(/_(one|many|other|zero)$/, '');
    const used = written.has(name) || composed.some((template) => template.test(name));
    return !used && !unusedByDesign.test(key) && !takenFromData.test(key);
  });
  expect(unused.map((key) => `${key}: show it, or remove it in every language`)).toEqual([]);
});

it('D5 carries the texts of the challenge in both languages', () => {
  expect(en.challenge).toMatchObject({
    errors: {
      emailTaken: 'This email is already registered',
      usernameTaken: 'This username is already taken',
      referrerLimit: 'Your referrer has reached the invitation limit, but we’ll still register you',
    },
  });
  expect([...spanish.keys()].filter((key) => unusedByDesign.test(key)).length).toBeGreaterThanOrEqual(14);
});

it('D3 has the text of every sample comment', () => {
  expect(commentsData.map(({ text }) => text)).toEqual(
    [...spanish.keys()].filter((key) => key.startsWith('commentTexts:')),
  );
});

/** No page shows the challenge yet (D5). */
const unloaded = new Set(['challenge.json']);
const isTypes = (file: string) => file === 'src/i18n/resources.ts';
const imported = codeFiles()
  .filter((file) => /^(src|locales)\//.test(file) && !/\.test\.tsx?$/.test(file) && !isTypes(file))
  .flatMap(importsOf);

it.each(languages)('I1 brings every file of texts to the browser, and none twice (%s)', (language) => {
  const files = readdirSync(`locales/${language}`);
  const wrong = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const times = imported.filter((name) => name === `locales/${language}/${file}`).length;
      const expected = unloaded.has(file) ? 0 : 1;
      return times === expected
        ? []
        : [`locales/${language}/${file} is imported ${times} times, see src/app/pageTexts.ts`];
    });
  expect(wrong).toEqual([]);
});
