import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { importIntoDevTools, jumpInDevTools, recordedInDevTools } from '../../test-support/devTools';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkCopied } from '../features/toasts/toastsSlice';
import type { RootState } from '../lib/store';
import { fakeServices } from '../test/fakeServices';
import { makeStore } from './store';

/** Of each slice that comes later, something that happens before its code is there. */
const early: Record<string, UnknownAction> = {
  box: { type: 'box/boxOpened' },
  chain: { type: 'chain/raceChanged', payload: { share: 40 } },
  comments: { type: 'comments/commentLiked', payload: 'comment1' },
  credential: { type: 'credential/cheatChosen', payload: 'list' },
  glossary: { type: 'glossary/termToggled', payload: 'lead-web3' },
  experiments: { type: 'experiments/predicted', payload: { vote: 'yes' } },
  mailLinks: { type: 'mailLinks/follow/fulfilled', meta: { arg: 'confirm' } },
  room: { type: 'room/contractPublished' },
  scam: { type: 'scam/messageDecided', payload: true },
  sight: { type: 'sight/personChanged' },
  signature: { type: 'crypto/writeText/pending', meta: { arg: { text: '' } } },
  slides: { type: 'slides/slideShown', payload: { videoId: 'video3', slide: 1, isRunning: true } },
  token: { type: 'token/programAllowed', payload: 'unlimited' },
  videoFilters: { type: 'videoFilters/searchTyped', payload: 'x' },
  vote: { type: 'vote/voteChanged', payload: { members: 3 } },
  waitlist: { type: 'waitlist/cardNameToggled' },
};

const source = path.resolve(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Slice.ts'))
  .map((file) => path.join(source, file))
  .filter((file) => readFileSync(file, 'utf8').includes('injectLate('));
const nameOf = (file: string) => path.basename(file, 'Slice.ts') as keyof RootState;

it('W6, B8 takes good news away in its time, although a slice has come meanwhile', async () => {
  jest.useFakeTimers();
  const store = makeStore(fakeServices());
  store.dispatch(linkCopied());
  await import('../features/experiments/vote/voteSlice');
  await jest.advanceTimersByTimeAsync(7999);
  expect(store.getState().toasts).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().toasts).toEqual([]);
  jest.useRealTimers();
});

it('N6 knows the slices that come later', () => {
  expect(files.map(nameOf).toSorted()).toEqual(Object.keys(early).toSorted());
});

it.each(files.map((file) => [nameOf(file), file] as const))(
  'B8, N6 %s counts what happened before its code came, also in an imported visit and at an earlier moment',
  async (name, file) => {
    const actions = [{ type: 'first' }, early[name]!, { type: 'last' }];
    // As another page of the same tab would be.
    await jest.isolateModulesAsync(async () => {
      const { makeStore: make } = jest.requireActual<typeof import('./store')>('./store');
      const store = make(fakeServices());
      importIntoDevTools(store, JSON.stringify({ payload: JSON.stringify(actions) }));
      expect(store.getState()[name]).toBeUndefined();
      const { reducer } = (require(file) as Record<string, Slice<unknown>>)[`${name}Slice`]!;
      const first = reducer(undefined, { type: 'x' });
      const then = reducer(first, early[name]!);
      expect(then).not.toEqual(first);
      await Promise.resolve();
      expect(store.getState()[name]).toEqual(then);
      expect(recordedInDevTools(store)).toHaveLength(actions.length);
      jumpInDevTools(store, 1);
      expect(store.getState()[name]).toEqual(first);
    });
  },
);
