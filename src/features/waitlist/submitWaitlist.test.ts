import type { AppServices } from '../../lib/store';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { expectConsole } from '../../test/expectConsole';
import { ada, browserAt, fakeServices } from '../../test/fakeServices';
import { submitWaitlist } from './submitWaitlist';
import type { SignUp, WaitlistService } from './waitlistService';
import {
  anotherEmailRequested,
  draftRestored,
  messageToggled,
  cardNameToggled,
  restoreDraft,
  selectIsMessageOpen,
  selectIsNameOnCard,
  waitlistSlice,
} from './waitlistSlice';

function setUp(changes: Partial<WaitlistService> = {}, others: Partial<AppServices> = {}) {
  const services = fakeServices(others);
  const waitlist = Object.assign(services.waitlist, changes);
  const store = makeStore(services);
  store.dispatch(arriveAt('/en/waitlist', 'load', null));
  return { services, waitlist, store };
}
const refusing = () => jest.fn(() => Promise.reject<never>(new Error('no ada@example.org')));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('A1 A2 W5 adds the subscription first and once, and asks for the mail afterwards', async () => {
  const { store, waitlist } = setUp();
  const status = () => store.getState().waitlist.status;
  expect(status()).toBe('idle');
  const first = store.dispatch(submitWaitlist(ada));
  expect(status()).toBe('submitting');
  await Promise.all([first, store.dispatch(submitWaitlist(ada))]);
  expect(status()).toBe('succeeded');
  expect(jest.mocked(waitlist.addSubscription).mock.calls).toEqual([[ada]]);
  const { message: _message, ...confirmation } = ada;
  expect(jest.mocked(waitlist.sendConfirmation).mock.calls).toEqual([[confirmation]]);
  const [added] = jest.mocked(waitlist.addSubscription).mock.invocationCallOrder;
  expect(jest.mocked(waitlist.sendConfirmation).mock.invocationCallOrder[0]).toBeGreaterThan(added!);
  expect(store.getState().toasts).toHaveLength(1);
});

const toast = { id: expect.any(String), count: 1, holds: 0 };
const tooMany = () => Promise.reject(Object.assign(new Error('no'), { code: 'too_many_requests' }));

it.each([
  ['E1', undefined, refusing(), true],
  ['B6', 'waitlist:toast.tooManyText', tooMany, true],
  ['B12', 'waitlist:toast.offlineText', refusing(), false],
])(
  '%s answers a failed step 1 with E1’s toast, advises "%s" and asks for no mail',
  async (_, advice, addSubscription, onLine) => {
    const { store, waitlist, services } = setUp(
      { addSubscription },
      { readBrowser: (read) => read(browserAt(onLine)) },
    );
    await store.dispatch(submitWaitlist(ada));
    expect(store.getState().waitlist.status).toBe('failed');
    expect(waitlist.sendConfirmation).not.toHaveBeenCalled();
    const says = { titleKey: 'waitlist:toast.errorTitle', descriptionKey: 'waitlist:toast.errorText' };
    expect(store.getState().toasts).toEqual([{ ...toast, tone: 'error', ...says, adviceKey: advice }]);
    expect(services.draft.keep).not.toHaveBeenCalled();
    expect(services.reload).not.toHaveBeenCalled();
  },
);

const gone = () => jest.fn(() => Promise.reject(Object.assign(new Error('no'), { code: 'code_gone' })));

/** The draft of a history entry that stays the same. */
function fakeDraft() {
  let kept: SignUp | undefined;
  const take = () => {
    const signUp = kept;
    kept = undefined;
    return signUp;
  };
  return { kept: () => kept, draft: { keep: (signUp: SignUp) => void (kept = signUp), take } };
}
const goneToast = [{ tone: 'error', descriptionKey: 'waitlist:toast.goneText' }];

it('B12 E1 keeps the draft while the page reloads, and takes it back when ten seconds bring no reload', async () => {
  const { kept, draft } = fakeDraft();
  const { store, services } = setUp({ addSubscription: gone() }, { draft });
  void store.dispatch(submitWaitlist(ada));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(kept()).toEqual(ada);
  expect(services.reload).toHaveBeenCalledWith(true);
  expect(store.getState().waitlist.status).toBe('submitting');
  await jest.advanceTimersByTimeAsync(1);
  expect(kept()).toBeUndefined();
  expect(store.getState().waitlist.status).toBe('failed');
  expect(store.getState().toasts).toMatchObject(goneToast);
});

it('B12 E1 keeps no draft where the page has just been reloaded', async () => {
  const { kept, draft } = fakeDraft();
  const { store } = setUp({ addSubscription: gone() }, { draft, reload: () => false });
  await store.dispatch(submitWaitlist(ada));
  expect(kept()).toBeUndefined();
  expect(store.getState().toasts).toMatchObject(goneToast);
});

it('B12 E1 reloads no other page to which the visitor has gone on, and says that sending failed', async () => {
  const { store, services } = setUp({ addSubscription: gone() });
  const answer = store.dispatch(submitWaitlist(ada));
  store.dispatch(arriveAt('/en/video/video1', 'link', null));
  await answer;
  expect(services.draft.keep).not.toHaveBeenCalled();
  expect(services.reload).not.toHaveBeenCalled();
  expect(store.getState().toasts).toMatchObject([{ tone: 'error', descriptionKey: 'waitlist:toast.errorText' }]);
});

it('W5 E2 A2 thanks before step 2 has answered, then tells how long the mail waits, or that step 2 failed', async () => {
  let answer = (_wait: 'hours') => {};
  const hung = () => new Promise<'hours'>((resolve) => (answer = resolve));
  const sendConfirmation = jest.fn(hung).mockRejectedValueOnce(new Error('no'));
  const { store } = setUp({ sendConfirmation });
  const mailWait = () => store.getState().waitlist.mailWait;
  await store.dispatch(submitWaitlist(ada));
  await jest.advanceTimersByTimeAsync(0);
  expectConsole('error', 'The confirmation mail could not be requested.');
  expect(mailWait()).toBe('unknown');
  await store.dispatch(submitWaitlist(ada));
  const answerLate = answer;
  expect(store.getState().waitlist).toMatchObject({ status: 'succeeded', mailWait: 'none' });
  await store.dispatch(submitWaitlist(ada));
  answerLate('hours');
  await jest.advanceTimersByTimeAsync(0);
  expect(mailWait()).toBe('none');
  answer('hours');
  await jest.advanceTimersByTimeAsync(0);
  expect(mailWait()).toBe('hours');
});

it.each([
  [
    Object.assign(new Error('no ada@example.org'), { name: 'FunctionsHttpError', status: 502 }),
    'FunctionsHttpError 502',
  ],
  [undefined, 'Error'],
])('E2 A2 logs of a failed mail its kind, without personal data', async (failure, logged) => {
  const { store } = setUp({ sendConfirmation: () => Promise.reject(failure) });
  await store.dispatch(submitWaitlist(ada));
  expectConsole('error', new RegExp(`^The confirmation mail could not be requested\\. ${logged}$`));
});

const { reducer } = waitlistSlice;

it('W5 W6 B21 another email brings the form back, folded and without a name on the next card', () => {
  const start = reducer(undefined, { type: 'x' });
  expect(start).toMatchObject({ status: 'idle', mailWait: 'none', isMessageOpen: false, isNameOnCard: false });
  const done = [messageToggled(true), submitWaitlist.fulfilled(undefined, 'request-1'), cardNameToggled()];
  const waitlist = done.reduce(reducer, start);
  expect([selectIsMessageOpen({ waitlist }), selectIsNameOnCard({ waitlist })]).toEqual([true, true]);
  expect(reducer(waitlist, anotherEmailRequested())).toEqual(start);
});

it('B12 E1 restores a draft once, as a sign-up that failed, and says nothing where none was kept', () => {
  expect(draftRestored().payload).toMatch(/^[\w-]{21}$/);
  const take = jest.fn().mockReturnValueOnce(ada);
  const { store } = setUp({}, { draft: { keep: jest.fn(), take } });
  expect(store.dispatch(restoreDraft())).toEqual(ada);
  expect(store.getState().waitlist.status).toBe('failed');
  expect(JSON.stringify(store.getState())).not.toContain(ada.email);
  const { store: other } = setUp();
  expect(other.dispatch(restoreDraft())).toBeUndefined();
  expect(other.getState()).toMatchObject({ waitlist: { status: 'idle' }, toasts: [] });
});
