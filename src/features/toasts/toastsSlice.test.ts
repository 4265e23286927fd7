import type { SignUp } from '../waitlist/waitlistService';
import { submitWaitlist, type SignUpFailure } from '../waitlist/submitWaitlist';
import { draftRestored } from '../waitlist/waitlistSlice';
import {
  languageFailed,
  linkCopied,
  linkCopyFailed,
  pageLeft,
  selectToasts,
  toastDismissed,
  toastHeld,
  toastReleased,
  toastsSlice,
} from './toastsSlice';

const { reducer } = toastsSlice;
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => selectToasts({ toasts: events.reduce(reducer, start) });
const signUp: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};
const rejected = (why?: SignUpFailure) => submitWaitlist.rejected(new Error('Rejected'), 'request-1', signUp, why);

it('W6 begins without a toast', () => {
  expect(start).toEqual([]);
});

it.each([
  ['common.share.copied', 'info', linkCopied],
  ['common.share.failed', 'error', linkCopyFailed],
  ['common.languageFailed', 'error', languageFailed],
] as const)('B10 I1 what happened adds its toast: %s', (titleKey, tone, event) => {
  const [toast, ...more] = after(event());
  expect(toast).toEqual({ id: expect.any(String), tone, titleKey, descriptionKey: null, count: 1, holds: 0 });
  expect(more).toEqual([]);
});

it('B10 two toasts have two ids, and the later is the last', () => {
  const toasts = after(linkCopied(), linkCopyFailed());
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(2);
  expect(toasts.map(({ tone }) => tone)).toEqual(['info', 'error']);
});

it('W6 a sign-up that went well says so', () => {
  expect(reducer(start, submitWaitlist.fulfilled('none', 'request-1', signUp))).toMatchObject([
    {
      id: 'request-1',
      tone: 'success',
      titleKey: 'waitlist.toast.successTitle',
      descriptionKey: 'waitlist.toast.successText',
    },
  ]);
});

it.each([
  [undefined, 'waitlist.toast.errorText', undefined],
  ['failed', 'waitlist.toast.errorText', undefined],
  ['tooMany', 'waitlist.toast.errorText', 'waitlist.toast.tooManyText'],
  ['gone', 'waitlist.toast.goneText', undefined],
] as const)('E1 B12 a sign-up that was not taken (%s) says why', (why, descriptionKey, adviceKey) => {
  const [toast, ...others] = reducer(start, rejected(why));
  expect(others).toEqual([]);
  expect(toast).toMatchObject({
    id: 'request-1',
    tone: 'error',
    titleKey: 'waitlist.toast.errorTitle',
    descriptionKey,
  });
  expect(toast?.adviceKey).toBe(adviceKey);
});

it('B12, E1 a sign-up that waited for the page to be loaded anew asks to be sent once more, and its toast goes with the next try', () => {
  const asked = reducer(start, draftRestored());
  expect(asked).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{21}$/),
      tone: 'error',
      titleKey: 'waitlist.toast.againTitle',
      descriptionKey: 'waitlist.toast.againText',
      count: 1,
      holds: 0,
    },
  ]);
  expect(reducer(asked, submitWaitlist.pending('request-1', signUp))).toEqual([]);
});

it('E1 another try takes the errors away and leaves the rest', () => {
  const before = after(linkCopied(), linkCopyFailed(), rejected());
  expect(reducer(before, submitWaitlist.pending('request-2', signUp)).map(({ tone }) => tone)).toEqual(['info']);
});

it('W6 a toast that is dismissed goes, and no other', () => {
  const before = after(linkCopied(), linkCopyFailed());
  expect(reducer(before, toastDismissed(before[0]!.id))).toEqual([before[1]]);
  expect(reducer(before, toastDismissed('nobody'))).toEqual(before);
});

it('E1, B10 what is said again is one toast with a count, whatever was said between', () => {
  const toasts = after(linkCopied(), rejected(), linkCopied(), rejected('tooMany'), linkCopied());
  expect(toasts.map(({ titleKey, count }) => [titleKey, count])).toEqual([
    ['common.share.copied', 3],
    ['waitlist.toast.errorTitle', 1],
    ['waitlist.toast.errorTitle', 1],
  ]);
});

it('E1, B12 says two failures under one title apart', () => {
  const toasts = after(rejected('failed'), rejected('gone'));
  expect(toasts.map(({ descriptionKey }) => descriptionKey)).toEqual([
    'waitlist.toast.errorText',
    'waitlist.toast.goneText',
  ]);
});

it('W6, E1 shows three at most: the oldest good news goes first, then the oldest error', () => {
  const three = after(languageFailed(), linkCopied(), linkCopyFailed());
  const errors = reducer(three, rejected());
  expect(errors.map(({ titleKey }) => titleKey)).toEqual([
    'common.languageFailed',
    'common.share.failed',
    'waitlist.toast.errorTitle',
  ]);
  expect(reducer(errors, rejected('tooMany')).map(({ titleKey }) => titleKey)).toEqual([
    'common.share.failed',
    'waitlist.toast.errorTitle',
    'waitlist.toast.errorTitle',
  ]);
});

it('W6 a toast is held once for each hold, and never less than not at all', () => {
  const [toast, ...others] = after(linkCopied(), linkCopyFailed());
  const { id } = toast!;
  const holds = [toastHeld(id), toastHeld(id), toastReleased(id), toastReleased(id), toastReleased(id)];
  let state = [toast!, ...others];
  const counted = holds.map((action) => (state = reducer(state, action))[0]!.holds);
  expect(counted).toEqual([1, 2, 1, 0, 0]);
  expect(state.slice(1)).toEqual(others);
  expect(reducer(state, toastHeld('nobody'))).toEqual(state);
});

it('E1 errors go with the page that they belong to, good news stays', () => {
  const before = after(linkCopied(), linkCopyFailed());
  expect(reducer(before, pageLeft()).map(({ tone }) => tone)).toEqual(['info']);
});
