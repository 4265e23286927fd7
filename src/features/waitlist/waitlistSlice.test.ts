import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { submitWaitlist } from './submitWaitlist';
import type { MailWait, SignUp } from './waitlistService';
import {
  anotherEmailRequested,
  draftRestored,
  messageToggled,
  plateNameToggled,
  restoreDraft,
  selectIsMessageOpen,
  selectIsNameOnPlate,
  selectMailWait,
  selectWaitlistStatus,
  waitlistSlice,
} from './waitlistSlice';

const { reducer } = waitlistSlice;
const start = reducer(undefined, { type: 'x' });
const signUp: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};
const pending = submitWaitlist.pending('request-1', signUp);
const fulfilled = submitWaitlist.fulfilled('none', 'request-1', signUp);
const after = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, start);

it('W5 begins idle', () => {
  expect(start).toEqual({ status: 'idle', mailWait: 'none', isMessageOpen: false, isNameOnPlate: false });
});

it('W5 goes through submitting to succeeded, or to failed', () => {
  expect(after(pending).status).toBe('submitting');
  expect(after(pending, fulfilled).status).toBe('succeeded');
  expect(after(pending, submitWaitlist.rejected(new Error('Rejected'), 'request-1', signUp, 'failed')).status).toBe(
    'failed',
  );
});

it('A2 knows how long the mail waits, unless the request for it failed', () => {
  const waitAfter = (mailWait?: MailWait) =>
    selectMailWait({ waitlist: after(submitWaitlist.fulfilled(mailWait, 'request-1', signUp)) });
  expect([waitAfter('hours'), waitAfter()]).toEqual(['hours', 'unknown']);
});

it('W6, B21 another email brings the form back, folded and without a name on the next plate', () => {
  const shown = after(messageToggled(true), pending, fulfilled, plateNameToggled());
  expect(shown.status).toBe('succeeded');
  expect([selectIsMessageOpen({ waitlist: shown }), selectIsNameOnPlate({ waitlist: shown })]).toEqual([true, true]);
  expect(reducer(shown, anotherEmailRequested())).toEqual(start);
});

it('B8 a bare action of DevTools unfolds the message', () => {
  expect(after({ type: messageToggled.type }).isMessageOpen).toBe(true);
});

it('B12, E1 what could not be sent before the page was loaded anew comes back once, as a sign-up that failed', () => {
  expect(after(draftRestored()).status).toBe('failed');
  expect(draftRestored().payload).toMatch(/^[\w-]{21}$/);
  const take = jest.fn().mockReturnValueOnce(signUp);
  const store = makeStore(fakeServices({ draft: { keep: jest.fn(), take } }));
  expect(store.dispatch(restoreDraft())).toEqual(signUp);
  expect(selectWaitlistStatus(store.getState())).toBe('failed');
  expect(JSON.stringify(store.getState())).not.toContain('ada@example.org');
});

it('B12 says nothing where nothing was kept', () => {
  const store = makeStore(fakeServices());
  expect(store.dispatch(restoreDraft())).toBeUndefined();
  expect(selectWaitlistStatus(store.getState())).toBe('idle');
  expect(store.getState().toasts).toEqual([]);
});
