import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { en } from '../../i18n/allTexts';
import { arriveAt } from '../../router/navigate';
import { fakeServices } from '../../test/fakeServices';
import { filtersOf, writeFilters } from './filtersInAddress';
import { searchTyped, selectAddress, selectFilters, tagToggled } from './videoFiltersSlice';
import { videosData } from './videosData';
import { selectFoundVideos } from './videoSearch';
import { textOf, type VideoTexts } from './videoTexts';

const texts: Record<'es' | 'en', VideoTexts> = { es: {}, en: en.videoTexts };
const store = makeStore(fakeServices());

function found(language: 'es' | 'en', typed: string): string[] {
  store.dispatch(searchTyped(typed));
  return selectFoundVideos(store.getState(), texts[language]).map(({ id }) => id);
}

const lessons = (['es', 'en'] as const).flatMap((language) =>
  videosData.map((video) => {
    const { title, description } = textOf(video, texts[language]);
    return { language, id: video.id, title, description };
  }),
);
const wordsOf = ({ title, description }: (typeof lessons)[number]) => `${title}\n${description}`;

const accents = ['', '\u0301', '\u0308', '\u0303', '\u0300\u0323'];
const letterAs = fc.record({ upper: fc.boolean(), bare: fc.boolean(), accent: fc.constantFrom(...accents) });
type LetterAs = typeof letterAs extends fc.Arbitrary<infer Value> ? Value : never;

/** The same words with each letter in any case, with or without its accent, and with one that it never had. */
function retype(words: string, ways: LetterAs[]): string {
  return [...words]
    .map((letter, index) => {
      const { upper, bare, accent } = ways[index % ways.length]!;
      const base = bare ? letter.normalize('NFD')[0]! : letter;
      const cased = upper ? base.toUpperCase() : base.toLowerCase();
      return /\p{L}/u.test(letter) ? cased + accent : letter;
    })
    .join('');
}

const ways = fc.array(letterAs, { minLength: 1, maxLength: 40 });

/** Case and accents by another way than the search's own: capitals, and a table of this catalogue's letters. */
const plain: Record<string, string> = { Á: 'A', É: 'E', Í: 'I', Ó: 'O', Ú: 'U', Ü: 'U', Ñ: 'N' };
const bare = (words: string) => words.toUpperCase().replace(/[ÁÉÍÓÚÜÑ]/g, (letter) => plain[letter]!);

const stretch = fc
  .tuple(fc.constantFrom(...lessons), fc.nat(), fc.integer({ min: 1, max: 12 }))
  .map(([lesson, from, length]) => {
    const words = wordsOf(lesson);
    return words.slice(from % words.length).slice(0, length);
  });
const mangled = fc.tuple(stretch, stretch).map(([one, other]) => one.slice(0, 3) + other.slice(0, 2));

it.each(['es', 'en'] as const)('V1 finds every lesson that has what was typed, and no other (%s)', (language) => {
  const shown = lessons.filter((lesson) => lesson.language === language);
  fc.assert(
    fc.property(fc.oneof(stretch, mangled), ways, (words, ways) => {
      const wanted = shown.filter((lesson) => bare(wordsOf(lesson)).includes(bare(words.trim())));
      expect(found(language, retype(words, ways))).toEqual(wanted.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});

const origin = 'https://constela.example';
const knownTags = [...new Set(videosData.flatMap(({ tags }) => tags))];

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '  ', ' web3 ', 'a&tag=b', '#?%26=+', 'ñ🌟'));
const tag = fc.oneof(fc.constantFrom(...knownTags), fc.string({ unit: 'binary', minLength: 1 }));
const tags = fc.uniqueArray(tag, { maxLength: 5 });
const path = fc.constantFrom('/videos', '/en/videos');
const value = fc.oneof(fc.constantFrom('', 'web3', 'libertad'), fc.string({ unit: 'binary' }));
const param = fc.tuple(fc.constantFrom('x', 'q', 'tag', 'tag', 'forceMobile', 'ñ'), value);
const query = fc.array(param, { maxLength: 4 }).map((params) => {
  const written = new URLSearchParams(params).toString();
  return written && `?${written}`;
});
const others = (from: string) => [...new URLSearchParams(from)].filter(([name]) => name !== 'q' && name !== 'tag');

it('V1–V3 whoever opens the address of a search sees the same words and tags', () => {
  fc.assert(
    fc.property(path, text, tags, (path, text, tags) => {
      const [one, other] = [makeStore(fakeServices()), makeStore(fakeServices())];
      one.dispatch(arriveAt(path, 'link', null));
      one.dispatch(searchTyped(text));
      for (const tag of tags) one.dispatch(tagToggled(tag));

      // As the browser passes it on.
      const { pathname, search } = new URL(selectAddress(one.getState()), origin);
      other.dispatch(arriveAt(pathname + search, 'load', null));

      expect(selectFilters(other.getState())).toMatchObject({ text: text.trim() && text, tags });
      expect(selectAddress(other.getState())).toBe(selectAddress(one.getState()));
    }),
    { numRuns: 100 },
  );
});

it('V1–V3 writing filters into any query leaves its other parameters as they are', () => {
  fc.assert(
    fc.property(query, text, tags, (query, text, tags) => {
      const written = writeFilters(query, { text, tags });
      expect(others(written)).toEqual(others(query));
      expect(filtersOf({ path: '/videos', query: written })).toEqual({ text: text.trim() && text, tags });
    }),
    { numRuns: 1000 },
  );
});

it('V2 reads each tag of any address once, and none without a name', () => {
  fc.assert(
    fc.property(query, (query) => {
      const { tags } = filtersOf({ path: '/videos', query })!;
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags).not.toContain('');
    }),
    { numRuns: 500 },
  );
});
