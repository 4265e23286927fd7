import type { AppServices } from '../../app/services';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { expectConsole } from '../../test/expectConsole';
import { fakeServices } from '../../test/fakeServices';
import { prepareToSubmit, submitWaitlist } from './submitWaitlist';
import type { SignUp, WaitlistService } from './waitlistService';

const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: 'Hola',
  language: 'es',
};

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

it('A1 A2 adds the subscription first and asks for the mail afterwards', async () => {
  const { store, waitlist } = setUp();
  await store.dispatch(submitWaitlist(ada));
  expect(waitlist.addSubscription).toHaveBeenCalledWith(ada);
  const { message: _message, ...confirmation } = ada;
  expect(waitlist.sendConfirmation).toHaveBeenCalledWith(confirmation);
  const [first] = jest.mocked(waitlist.addSubscription).mock.invocationCallOrder;
  expect(jest.mocked(waitlist.sendConfirmation).mock.invocationCallOrder[0]).toBeGreaterThan(first!);
});

it('W5 refuses a second submit while the first is under way', async () => {
  const { store, waitlist } = setUp();
  await Promise.all([store.dispatch(submitWaitlist(ada)), store.dispatch(submitWaitlist(ada))]);
  expect(waitlist.addSubscription).toHaveBeenCalledTimes(1);
  expect(store.getState().toasts).toHaveLength(1);
});

const toast = { id: expect.any(String), count: 1, holds: 0 };
const tooMany = () => Promise.reject(Object.assign(new Error('no'), { code: 'too_many_requests' }));

it.each([
  ['E1', undefined, refusing()],
  ['B6', 'waitlist.toast.tooManyText', tooMany],
])(
  '%s answers a failed step 1 with E1’s toast, advises "%s" and asks for no mail',
  async (_, advice, addSubscription) => {
    const { store, waitlist, services } = setUp({ addSubscription });
    await store.dispatch(submitWaitlist(ada));
    expect(store.getState().waitlist.status).toBe('failed');
    expect(waitlist.sendConfirmation).not.toHaveBeenCalled();
    const says = { titleKey: 'waitlist.toast.errorTitle', descriptionKey: 'waitlist.toast.errorText' };
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
const goneToast = [{ tone: 'error', descriptionKey: 'waitlist.toast.goneText' }];

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
  expect(store.getState().toasts).toMatchObject([{ tone: 'error', descriptionKey: 'waitlist.toast.errorText' }]);
});

it('E2 A2 remembers how long the mail of the last sign-up waits, or that step 2 failed', async () => {
  const sendConfirmation = jest.fn(() => Promise.resolve('hours' as const)).mockRejectedValueOnce(new Error('no'));
  const { store } = setUp({ sendConfirmation });
  await store.dispatch(submitWaitlist(ada));
  expect(store.getState().waitlist).toMatchObject({ status: 'succeeded', mailWait: 'unknown' });
  expectConsole('error', 'The confirmation mail could not be requested.');
  await store.dispatch(submitWaitlist(ada));
  expect(store.getState().waitlist).toMatchObject({ status: 'succeeded', mailWait: 'hours' });
});

const functionFailed = Object.assign(new Error('no ada@example.org'), { name: 'FunctionsHttpError', status: 502 });

it.each([
  [functionFailed, 'FunctionsHttpError 502'],
  [undefined, 'Error'],
])('E2 A2 logs of a failed mail its kind, without personal data', async (failure, logged) => {
  const { store } = setUp({ sendConfirmation: () => Promise.reject(failure) });
  await store.dispatch(submitWaitlist(ada));
  expect(store.getState().waitlist.status).toBe('succeeded');
  expectConsole('error', new RegExp(`^The confirmation mail could not be requested\\. ${logged}$`));
});

it('G5 prepares through the service', () => {
  const { store, waitlist } = setUp();
  store.dispatch(prepareToSubmit());
  expect(waitlist.preload).toHaveBeenCalledTimes(1);
});
