import { importIntoDevTools } from '../../test-support/devTools';
import { commentPosted } from '../features/comments/commentsSlice';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { visitFile } from '../features/debug/supportReport';
import { videoLikeToggled } from '../features/videos/videosSlice';
import type { RootState } from '../lib/store';
import { version } from '../lib/site';
import { fakeServices } from '../test/fakeServices';
import { makeStore } from './store';

const source = path.resolve(__dirname, '..');
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('Slice.ts')) require(path.join(source, file));

/** What the state becomes with a file that holds this one. */
function imported(preloadedState: unknown): RootState {
  const store = makeStore(fakeServices());
  importIntoDevTools(store, JSON.stringify({ payload: '[]', preloadedState: JSON.stringify(preloadedState) }));
  return store.getState();
}

const initial = makeStore(fakeServices()).getState();
const slices = Object.entries(initial) as [string, Record<string, unknown>][];
const fields = slices.flatMap(([slice, value]) =>
  Array.isArray(value) ? [] : Object.keys(value).map((field) => [slice, field] as const),
);

it('N6 knows the fields of the state', () => {
  expect([slices.length > 20, fields.length > 60]).toEqual([true, true]);
});

it.each(slices)('N6 a file of a release without %s begins with the initial one', (slice) => {
  expect(imported({ ...initial, [slice]: undefined })).toEqual(initial);
});

it.each(fields)('N6 a file of a release without %s.%s begins with the initial one', (slice, field) => {
  const given = {
    ...initial,
    [slice]: { ...(Object(initial[slice as keyof RootState]) as object), [field]: undefined },
  };
  expect(imported(given)).toEqual(initial);
});

it.each([
  null,
  5,
  [],
  'x',
  { location: 'x', toasts: {}, members: { ids: { length: 1 } } },
  JSON.parse('{"videos":{"__proto__":{"x":1},"constructor":1}}'),
])('N6 a file whose state is %j begins with the initial one', (given) => {
  expect(imported(given)).toEqual(initial);
});

it('N6 a file keeps what its release knew', () => {
  const visitor = makeStore(fakeServices());
  visitor.dispatch(videoLikeToggled('video1'));
  visitor.dispatch(commentPosted('video1', 'Hello'));
  const { comments, ...others } = visitor.getState();
  const [id] = comments!.ids;
  expect(imported(visitor.getState())).toEqual(visitor.getState());
  // Who is gone from the entities would be missed in the list.
  const { [id!]: _posted, ...entities } = comments!.entities;
  expect(imported({ ...others, comments: { ...comments, entities } }).comments!.ids).not.toContain(id);
});

it('N6 the file of a visit has its release, and a state only where earlier actions are gone', () => {
  const store = makeStore(fakeServices());
  store.dispatch(videoLikeToggled('video1'));
  const file = () => JSON.parse(visitFile(store.visit)) as object;
  expect(file()).toEqual({ release: version, payload: JSON.stringify([videoLikeToggled('video1')]) });
  for (let count = 0; count < 500; count += 1) store.dispatch(videoLikeToggled('video2'));
  expect(file()).toHaveProperty('preloadedState');
});
