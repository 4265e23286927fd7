import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { submitWaitlist } from './submitWaitlist';
import type { SignUp } from './waitlistService';
import {
  anotherEmailRequested,
  draftRestored,
  restoreDraft,
  selectIsMailMissing,
  selectWaitlistStatus,
  waitlistReducer,
} from './waitlistSlice';

const start = waitlistReducer(undefined, { type: 'start' });
const readSignUp = (): SignUp => ({
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
});
const pending = submitWaitlist.pending('request-1', readSignUp);
const fulfilled = (isMailAsked: boolean) => submitWaitlist.fulfilled(isMailAsked, 'request-1', readSignUp);
const after = (...events: Parameters<typeof waitlistReducer>[1][]) =>
  events.reduce<typeof start>(waitlistReducer, start);

it('W5 begins idle', () => {
  expect(start).toEqual({ status: 'idle', isMailMissing: false });
});

it('W5 goes through submitting to succeeded, or to failed', () => {
  expect(after(pending).status).toBe('submitting');
  expect(after(pending, fulfilled(true)).status).toBe('succeeded');
  expect(after(pending, submitWaitlist.rejected(new Error('Rejected'), 'request-1', readSignUp, 'failed')).status).toBe(
    'failed',
  );
});

it('A2 knows whether the mail was asked for', () => {
  expect(after(pending, fulfilled(true)).isMailMissing).toBe(false);
  expect(after(pending, fulfilled(false)).isMailMissing).toBe(true);
});

it('W6 another email brings the form back', () => {
  expect(after(pending, fulfilled(true), anotherEmailRequested()).status).toBe('idle');
});

it('W5, A2 the form reads from the store how far it is, and whether the mail was asked for', () => {
  const store = makeStore(fakeServices());
  store.dispatch(fulfilled(false));
  expect(selectWaitlistStatus(store.getState())).toBe('succeeded');
  expect(selectIsMailMissing(store.getState())).toBe(true);
});

it('B12, E1 what could not be sent before the page was loaded anew comes back once, as a sign-up that failed', () => {
  expect(after(draftRestored()).status).toBe('failed');
  expect(draftRestored().payload).toMatch(/^[\w-]{21}$/);
  const take = jest.fn().mockReturnValueOnce(readSignUp());
  const store = makeStore(fakeServices({ draft: { keep: jest.fn(), take } }));
  expect(store.dispatch(restoreDraft())).toEqual(readSignUp());
  expect(selectWaitlistStatus(store.getState())).toBe('failed');
  expect(JSON.stringify(store.getState())).not.toContain('ada@example.org');
});

it('B12 says nothing where nothing was kept', () => {
  const store = makeStore(fakeServices());
  expect(store.dispatch(restoreDraft())).toBeUndefined();
  expect(selectWaitlistStatus(store.getState())).toBe('idle');
  expect(store.getState().toasts).toEqual([]);
});
