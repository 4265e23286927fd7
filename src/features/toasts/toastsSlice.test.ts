import type { SignUp } from '../waitlist/waitlistService';
import { submitWaitlist, type SignUpFailure } from '../waitlist/submitWaitlist';
import { languageFailed, linkCopied, linkCopyFailed, toastDismissed, toastsReducer } from './toastsSlice';

const start = toastsReducer(undefined, { type: 'start' });
const SIGN_UP: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};
const rejected = (why?: SignUpFailure) => submitWaitlist.rejected(new Error('Rejected'), 'request-1', SIGN_UP, why);

it('W6 begins without a toast', () => {
  expect(start).toEqual([]);
});

it.each([
  [linkCopied, 'info', 'common.share.copied'],
  [linkCopyFailed, 'error', 'common.share.failed'],
  [languageFailed, 'error', 'common.languageFailed'],
] as const)('B10 I1 what happened adds its toast: %p', (event, tone, titleKey) => {
  const [toast, ...more] = toastsReducer(start, event());
  expect(toast).toEqual({ id: expect.any(String), tone, titleKey, descriptionKey: null });
  expect(more).toEqual([]);
});

it('B10 two toasts have two ids, and the later is the last', () => {
  const toasts = toastsReducer(toastsReducer(start, linkCopied()), linkCopyFailed());
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(2);
  expect(toasts.map(({ tone }) => tone)).toEqual(['info', 'error']);
});

it('W6 a sign-up that went well says so', () => {
  expect(toastsReducer(start, submitWaitlist.fulfilled(true, 'request-1', SIGN_UP))).toEqual([
    {
      id: 'request-1',
      tone: 'success',
      titleKey: 'waitlist.toast.successTitle',
      descriptionKey: 'waitlist.toast.successText',
    },
  ]);
});

it.each([
  [undefined, 'waitlist.toast.errorTitle', 'waitlist.toast.errorText'],
  ['failed', 'waitlist.toast.errorTitle', 'waitlist.toast.errorText'],
  ['tooMany', 'waitlist.toast.tooManyTitle', 'waitlist.toast.tooManyText'],
  ['gone', 'waitlist.toast.errorTitle', 'waitlist.toast.goneText'],
] as const)('E1 B12 a sign-up that was not taken (%s) says why', (why, titleKey, descriptionKey) => {
  expect(toastsReducer(start, rejected(why))).toEqual([{ id: 'request-1', tone: 'error', titleKey, descriptionKey }]);
});

it('E1 another try takes the errors away and leaves the rest', () => {
  const before = [linkCopied(), linkCopyFailed(), rejected()].reduce(toastsReducer, start);
  expect(toastsReducer(before, submitWaitlist.pending('request-2', SIGN_UP)).map(({ tone }) => tone)).toEqual(['info']);
});

it('W6 a toast that is dismissed goes, and no other', () => {
  const before = [linkCopied(), linkCopyFailed()].reduce(toastsReducer, start);
  expect(toastsReducer(before, toastDismissed(before[0]!.id))).toEqual([before[1]]);
  expect(toastsReducer(before, toastDismissed('nobody'))).toEqual(before);
});
