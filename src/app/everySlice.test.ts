import {
  combineReducers,
  isActionCreator,
  type AsyncThunk,
  type Reducer,
  type Slice,
  type UnknownAction,
} from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { experimentOf } from '../features/experiments/Experiment';
import { isReadable } from '../features/lessons/lessonIds';
import { placeOf } from '../features/members/chart';
import { recordVisit } from '../test/recordVisit';

const source = path.resolve(__dirname, '..');
const files = readdirSync(source, { recursive: true })
  .map((file) => path.join(source, String(file)))
  .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
const exportsOf = (text: RegExp): [string, unknown][] =>
  files
    .filter((file) => text.test(readFileSync(file, 'utf8')))
    .flatMap((file) => Object.entries(require(file) as object));
const exported = exportsOf(/\bcreate(Slice|AppAsyncThunk|SecretThunk|Action)\b.*\(/)
  .map(([, value]) => value)
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

/** What no action of the site carries: names of nothing, inherited ones, values of a wrong kind. */
const hostile: unknown[] = [
  ['', 'nobody', '__proto__', 'constructor', 'toString', '//x', '?', '0', 'May 5 2024', '2024-01-01'],
  [null, true, -1, 0.5, NaN, Infinity, 1e300, 2e6],
  [{}, [], [[]], [null], ['nobody'], { constructor: 1 }, { length: 1 }],
  [JSON.parse('{ "__proto__": { "id": "vega" } }')],
].flat();
/** Where any text is right: what is typed, new ids, keys, and what was computed from both. */
const takesText =
  /Typed payload|Followed payload|(pageRetried|languageChosen|pathChanged|queryChanged|languageFailed|linkCopied|pictureFailed|signUpInterrupted) payload|payload\.(id|address|text|key|path|query)$|requestId|signature|publicKey|payload\.(phone|issuer)|(salt|value|hash)$|\.list|arg\.(text|previous)|signUpId|writeBlock.fulfilled payload|fonts|languages|makeKeys/;
const takesCount = /nonce|programAllowed|permissionChosen/;
const takesNull = /loadFailure|fonts$/;
/** Not hostile there. */
const isRight = (name: string, was: unknown, value: unknown) =>
  (takesText.test(name) && (typeof value === 'string' || isDeepStrictEqual(value, ['nobody']))) ||
  (value === true && typeof was === 'boolean') ||
  (value === 2e6 && takesCount.test(name)) ||
  (value === null && takesNull.test(name)) ||
  (Array.isArray(value) && value.length === 0 && Array.isArray(was));

/** What a link gives to its page, and facts that a browser tells, are not checked here. */
const takesAll = /payload\.state|browserFacts\.(?!screen|window|languages|fonts)/;

type Path = (string | number)[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pathsIn(value: unknown, path: Path = []): Path[] {
  const inside = isObject(value) ? Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key])) : [];
  return path.length > 0 ? [path, ...inside] : inside;
}

/** A copy in which the thing at the path is what `change` makes of its holder and key. */
function changed<Value>(
  value: Value,
  path: Path,
  change: (holder: Record<string, unknown>, key: string) => void,
): Value {
  const copy = JSON.parse(JSON.stringify(value)) as Value;
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], copy);
  change(holder as Record<string, unknown>, String(path.at(-1)));
  return copy;
}

const whole = combineReducers(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer as Reducer])));
type Moment = { state: never; action: UnknownAction };
let recorded: Promise<Moment[]> | undefined;
/** Once, in the first test, where the console is watched. */
const visit = () => (recorded ??= recordVisit() as Promise<Moment[]>);

it('B8 the recorded visit has every action', async () => {
  const done = new Set((await visit()).map(({ action }) => action.type));
  expect(types.filter((type) => !done.has(type))).toEqual([]);
});

/** What goes wrong where one thing in an action is another one. */
function* faultsOf({ state, action }: Moment): Generator<string> {
  const { type, payload, meta } = action as { type: string; payload?: unknown; meta?: { arg?: unknown } };
  const said = JSON.parse(JSON.stringify({ payload, meta })) as object;
  const after = (changes: object) => whole(state, { type, ...changes });
  const [bare, intact] = [after({}), after(said)];
  for (const path of pathsIn(said)) {
    const name = `${type} ${path.join('.')}`;
    if (takesAll.test(name)) continue;
    const without = after(changed(said, path, (holder, key) => delete holder[key]));
    const was = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], said);
    for (const value of hostile) {
      if (isRight(name, was, value)) continue;
      const wrong = changed(said, path, (holder, key) => Object.assign(holder, { [key]: value }));
      const got = after(wrong);
      if (![state, bare, without].some((right) => isDeepStrictEqual(got, right)) && !isDeepStrictEqual(wrong, said))
        yield `${name} = ${JSON.stringify(value)}`;
    }
    const more = after(
      changed(
        said,
        path,
        (holder, key) =>
          isObject(holder[key]) && !Array.isArray(holder[key]) && Object.assign(holder[key], { more: 1 }),
      ),
    );
    if (!isDeepStrictEqual(more, intact)) yield `${name}.more`;
  }
}

it('B8 an action of the visit in which one thing names nothing known does what it does without it, or nothing', async () => {
  expect((await visit()).flatMap((moment) => Array.from(faultsOf(moment)))).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('likes');
  expect(Object.prototype).not.toHaveProperty('isCommitted');
});

/** Everything that takes an id, by its name: a selector that takes none answers the same to all. */
const lookUps = [
  ...exportsOf(/export [^;]*\bselect[A-Z]/).filter(([name]) => /^select[A-Z]/.test(name)),
  ...Object.entries({ experimentOf, isReadable, placeOf }).map(([name, find]) => [
    name,
    (_: unknown, id: never) => find(id),
  ]),
] as [string, (state: unknown, id: unknown) => unknown][];

it('P5 M7 B8 nothing is found by a name that every object inherits, whatever looks for it', async () => {
  const { state } = (await visit()).at(-1)!;
  const answers = (id: unknown) =>
    lookUps.map(([name, lookUp]) => {
      try {
        return [name, lookUp(state, id)];
      } catch {
        return [name, 'no id'];
      }
    });
  expect(lookUps.length).toBeGreaterThan(60);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(answers(name)).toEqual(answers('nobody'));
    expect(answers([name])).toEqual(answers(['nobody']));
  }
});
