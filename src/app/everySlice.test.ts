import { combineReducers, isActionCreator, type AsyncThunk, type Reducer, type Slice } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');
const exported = readdirSync(source, { recursive: true })
  .map((file) => path.join(source, String(file)))
  .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file))
  .filter((file) => /\bcreate(Slice|AppAsyncThunk|SecretThunk|Action)\b.*\(/.test(readFileSync(file, 'utf8')))
  .flatMap((file) => Object.values(require(file) as object) as unknown[])
  .filter((value): value is object => value instanceof Object);

const slices = [...new Set(exported.filter((value): value is Slice => 'reducerPath' in value))];
const thunks = exported.filter((value): value is AsyncThunk<never, never, object> => 'pending' in value);
const creators = [
  ...slices.flatMap(({ actions }) => Object.values(actions)),
  ...thunks.flatMap(({ pending, fulfilled, rejected }) => [pending, fulfilled, rejected]),
  ...exported.filter(isActionCreator),
];
const types = [...new Set(creators.map(({ type }) => type))];

it('B8 knows the slices, thunks and actions of the site', () => {
  expect([slices.length > 20, thunks.length > 8, types.length > 80]).toEqual([true, true, true]);
});

/** The kind of each field that is never empty. */
const kindsOf = (state: object) =>
  Object.fromEntries(Object.entries(state).flatMap(([key, value]) => (value === null ? [] : [[key, typeof value]])));

it.each(slices.map(({ name, reducer }) => ({ name, reducer: reducer as Reducer<object> })))(
  'B8 $name answers bare actions in any order, as DevTools can dispatch them, with a state of the same kind',
  ({ reducer }) => {
    const start = reducer(undefined, { type: 'x' });
    fc.assert(
      fc.property(fc.shuffledSubarray(types), (some) => {
        const state = some.reduce<object>((before, type) => reducer(before, { type }), start);
        // JSON keeps neither an undefined value nor NaN.
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        expect(JSON.stringify(state)).not.toContain('undefined');
        expect(kindsOf(state)).toMatchObject(kindsOf(start));
      }),
    );
  },
);

/** What no action of the site carries: names of nothing, inherited ones, values of a wrong kind, and fields of these. */
const nobody = fc.constantFrom('', 'nobody', '__proto__', 'constructor', 'toString', '//x', '?');
const nothingKnown = fc.oneof(
  nobody,
  fc.constantFrom(null, -1, 0.5, Infinity, NaN, 1e300),
  fc.constantFrom({}, [], [[]], { constructor: 1 }, JSON.parse('{ "__proto__": { "id": "vega" } }')),
);
const fields = fc.constantFrom(
  'id',
  'path',
  'check',
  'answer',
  'part',
  'viewport',
  'mobileReasons',
  'width',
  'call',
  'caller',
  'share',
  'amount',
  'to',
  'number',
  'text',
  'card',
  'chain',
  'browserFacts',
  'videoId',
  'likes',
  'count',
  'kind',
  'outcome',
  'signUpId',
  'wait',
  'address',
  '__proto__',
);
const hostile = fc.oneof(
  nothingKnown,
  fc.array(nothingKnown),
  fc.dictionary(fields, fc.oneof(nothingKnown, fc.dictionary(fields, nothingKnown))),
  fc
    .anything({ maxDepth: 2 })
    .filter((value) => !['boolean', 'number', 'undefined'].includes(typeof value))
    // Hexadecimal digits are a key or a signature, words around a hyphen a term of a page.
    .filter((value) => typeof value !== 'string' || !/^([\da-f]+|\w+-[a-z]+\d?)$/i.test(value)),
);
const noName = hostile.filter((value) => typeof value !== 'string');
const hostileMeta = fc.option(fc.record({ arg: hostile, requestId: noName, requestStatus: nobody }));
/** Any text may be typed, and be the name of a new toast or arrival, a path, or a query where it begins with `?`. */
const takesText =
  /Typed$|\/(linkFollowed|pathChanged)$|\/queryChanged$|^toasts\/link|\/languageFailed$|\/draftRestored$/;

it.each(types)('B8 %s with a payload that names nothing known does what it does without one, or nothing', (type) => {
  const reducer = combineReducers(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer as Reducer])));
  const start = reducer(undefined, { type: 'x' });
  const bare = reducer(start, { type });
  fc.assert(
    fc.property(takesText.test(type) ? noName : hostile, hostileMeta, (payload, meta) => {
      expect([start, bare]).toContainEqual(reducer(start, { type, payload, meta }));
      expect(Object.prototype).not.toHaveProperty('likes');
      expect(Object.prototype).not.toHaveProperty('isCommitted');
    }),
  );
});
