import type { AppServices } from '../../lib/store';
import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { expectConsole } from '../../test/expectConsole';
import { ada, browserAt, fakeServices } from '../../test/fakeServices';
import { submitWaitlist } from './submitWaitlist';
import type { WaitlistService } from './waitlistService';
import {
  anotherEmailRequested,
  askToSendAgain,
  cardNameToggled,
  cardSaveEnded,
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
  const status = () => store.getState().waitlist?.status;
  expect(status()).toBe('idle');
  const first = store.dispatch(submitWaitlist(ada));
  expect(status()).toBe('submitting');
  await Promise.all([first, store.dispatch(submitWaitlist(ada))]);
  expect(status()).toBe('succeeded');
  expect(jest.mocked(waitlist.addSubscription).mock.calls).toEqual([[ada]]);
  const { message: _message, language: _language, ...confirmation } = ada;
  expect(jest.mocked(waitlist.sendConfirmation).mock.calls).toEqual([[confirmation]]);
  const [added] = jest.mocked(waitlist.addSubscription).mock.invocationCallOrder;
  expect(jest.mocked(waitlist.sendConfirmation).mock.invocationCallOrder[0]).toBeGreaterThan(added!);
  expect(store.getState().toasts).toHaveLength(1);
});

const toast = { id: expect.any(String), count: 1, holds: 0 };
const failing = (details: object) => () => Promise.reject(Object.assign(new Error('no'), details));

it.each([
  ['E1', undefined, refusing(), true],
  ['B6', 'waitlist:toast.tooManyText', failing({ code: 'too_many_requests', status: 429 }), false],
  ['B12', 'waitlist:toast.offlineText', refusing(), false],
  ['B12', 'waitlist:toast.offlineText', failing({ status: 0 }), false],
  ['B12 E1', undefined, failing({ status: 503 }), false],
])(
  '%s answers a failed step 1 with E1’s toast, advises "%s" and asks for no mail',
  async (_, advice, addSubscription, onLine) => {
    const { store, waitlist, services } = setUp(
      { addSubscription },
      { readBrowser: (read) => read(browserAt(onLine)) },
    );
    await store.dispatch(submitWaitlist(ada));
    expect(store.getState().waitlist?.status).toBe('failed');
    expect(waitlist.sendConfirmation).not.toHaveBeenCalled();
    const says = { titleKey: 'waitlist:toast.errorTitle', descriptionKey: 'waitlist:toast.errorText' };
    expect(store.getState().toasts).toEqual([{ ...toast, tone: 'error', ...says, adviceKey: advice }]);
    expect(services.reload).not.toHaveBeenCalled();
  },
);

const gone = () => jest.fn(() => Promise.reject(Object.assign(new Error('no'), { code: 'code_gone' })));

const goneToast = [{ tone: 'error', descriptionKey: 'waitlist:toast.goneText' }];

it('B12 E1 asks to send again where the page reloads itself, unless ten seconds bring no reload', async () => {
  const typed = new Map<string, FormData>();
  const { store, services } = setUp({ addSubscription: gone() }, { typed });
  void store.dispatch(submitWaitlist(ada));
  await jest.advanceTimersByTimeAsync(9_999);
  const kept = [...typed];
  expect(services.reload).toHaveBeenCalledWith(true);
  expect(store.getState().waitlist?.status).toBe('submitting');
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().waitlist?.status).toBe('failed');
  expect(store.getState().toasts).toMatchObject(goneToast);
  store.dispatch(askToSendAgain());
  expect(store.getState().toasts).toHaveLength(1);

  const { store: reloaded } = setUp({}, { typed: new Map(kept) });
  for (let time = 0; time < 2; time += 1) reloaded.dispatch(askToSendAgain());
  expect(reloaded.getState().waitlist?.status).toBe('failed');
  expect(reloaded.getState().toasts).toMatchObject([{ count: 1, descriptionKey: 'waitlist:toast.againText' }]);
});

it('B12 E1 says at once that the code is gone where the page has just been reloaded', async () => {
  const { store, services } = setUp({ addSubscription: gone() }, { reload: () => false });
  await store.dispatch(submitWaitlist(ada));
  expect(services.typed.size).toBe(0);
  expect(store.getState().toasts).toMatchObject(goneToast);
});

it('B12 E1 reloads no other page to which the visitor has gone on, and says that sending failed', async () => {
  const { store, services } = setUp({ addSubscription: gone() });
  const answer = store.dispatch(submitWaitlist(ada));
  store.dispatch(arriveAt('/en/video/video1', 'link', null));
  await answer;
  expect(services.reload).not.toHaveBeenCalled();
  expect(store.getState().toasts).toMatchObject([{ tone: 'error', descriptionKey: 'waitlist:toast.errorText' }]);
});

it('W5 E2 A2 thanks before step 2 has answered, then tells how long the mail waits, or that step 2 failed', async () => {
  let answer = (_wait: 'hours') => {};
  const hung = () => new Promise<'hours'>((resolve) => (answer = resolve));
  const sendConfirmation = jest.fn(hung).mockRejectedValueOnce(new Error('no'));
  const { store } = setUp({ sendConfirmation });
  const mailWait = () => store.getState().waitlist?.mailWait;
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

it('W5 W6 B21 another email brings the form back, without a name on the next card', () => {
  const start = reducer(undefined, { type: 'x' });
  expect(start).toMatchObject({ status: 'idle', mailWait: 'none', isNameOnCard: false });
  const done = [submitWaitlist.fulfilled(undefined, 'request-1'), cardNameToggled(), cardSaveEnded('saved')];
  const waitlist = done.reduce(reducer, start);
  expect(selectIsNameOnCard({ waitlist })).toBe(true);
  expect(reducer(waitlist, anotherEmailRequested())).toEqual(start);
});
