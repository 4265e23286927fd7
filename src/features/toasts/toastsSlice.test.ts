import { submitWaitlist, type SignUpFailure } from '../waitlist/submitWaitlist';
import { signUpInterrupted } from '../waitlist/waitlistSlice';
import {
  linkCopied,
  linkCopyFailed,
  pageLeft,
  selectToasts,
  toastDismissed,
  toastHeld,
  toastReleased,
  toastsSlice,
} from './toastsSlice';
import { languageFailed } from '../../router/locationSlice';

const { reducer } = toastsSlice;
const url = 'https://example.org/community';
const start = reducer(undefined, { type: 'x' });
const after = (...events: Parameters<typeof reducer>[1][]) => selectToasts({ toasts: events.reduce(reducer, start) });
const fulfilled = submitWaitlist.fulfilled(undefined, 'request-1');
const rejected = (why?: SignUpFailure) => submitWaitlist.rejected(new Error('Rejected'), 'request-1', undefined, why);

it.each([
  ['common:share.copied', 'info', linkCopied, undefined],
  ['common:share.failed', 'error', () => linkCopyFailed(url), url],
  ['common:languageFailed', 'error', languageFailed, undefined],
] as const)('B10 I1 what happened adds its toast: %s', (titleKey, tone, event, address) => {
  const toast = { id: expect.any(String), tone, titleKey, address, count: 1, holds: 0 };
  expect(after(event())).toEqual([toast]);
});

it('B10 two toasts have two ids, and the later is the last', () => {
  const toasts = after(linkCopied(), linkCopyFailed(url));
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(2);
  expect(toasts.map(({ tone }) => tone)).toEqual(['info', 'error']);
});

it.each([
  ['went well', fulfilled, 'success', 'successTitle', 'successText', undefined],
  ['failed', rejected(), 'error', 'errorTitle', 'errorText', undefined],
  ['was one of too many', rejected('tooMany'), 'error', 'errorTitle', 'errorText', 'tooManyText'],
  ['could not leave an offline device', rejected('offline'), 'error', 'errorTitle', 'errorText', 'offlineText'],
  ['lacked its code', rejected('gone'), 'error', 'errorTitle', 'goneText', undefined],
  ['waited for the page to be loaded anew', signUpInterrupted(), 'error', 'againTitle', 'againText', undefined],
])('W6 E1 a sign-up that %s says so', (_, event, tone, title, description, advice) => {
  const says = {
    titleKey: `waitlist:toast.${title}`,
    descriptionKey: `waitlist:toast.${description}`,
    adviceKey: advice && `waitlist:toast.${advice}`,
  };
  expect(after(event)).toEqual([{ id: expect.stringMatching(/^[\w-]+$/), tone, ...says, count: 1, holds: 0 }]);
});

it('W6 E1 another try takes away the errors and the success of the sign-up before, and leaves the rest', () => {
  const before = after(linkCopied(), fulfilled, rejected());
  expect(reducer(before, submitWaitlist.pending('request-2')).map(({ tone }) => tone)).toEqual(['info']);
});

it('W6 a toast that is dismissed goes, and no other', () => {
  const before = after(linkCopied(), linkCopyFailed(url));
  expect(reducer(before, toastDismissed(before[0]!.id))).toEqual([before[1]]);
  expect(reducer(before, toastDismissed('nobody'))).toEqual(before);
});

it('E1 B10 what is said again is one toast with a count, whatever was said between', () => {
  const toasts = after(rejected(), rejected('gone'), rejected('tooMany'), rejected());
  expect(toasts.map(({ descriptionKey, adviceKey, count }) => [descriptionKey, adviceKey, count])).toEqual([
    ['waitlist:toast.errorText', undefined, 2],
    ['waitlist:toast.goneText', undefined, 1],
    ['waitlist:toast.errorText', 'waitlist:toast.tooManyText', 1],
  ]);
});

it('W6 E1 shows three at most: the oldest good news goes first, then the oldest error', () => {
  const titles = (toasts: typeof start) => toasts.map(({ titleKey }) => titleKey.split(/[:.]/).at(-1));
  const errors = reducer(after(languageFailed(), linkCopied(), linkCopyFailed(url)), rejected());
  expect(titles(errors)).toEqual(['languageFailed', 'failed', 'errorTitle']);
  expect(titles(reducer(errors, rejected('gone')))).toEqual(['failed', 'errorTitle', 'errorTitle']);
});

it('W6 a toast is held once for each hold, and never less than not at all', () => {
  const [toast, ...others] = after(linkCopied(), linkCopyFailed(url));
  const { id } = toast!;
  const holds = [toastHeld(id), toastHeld(id), toastReleased(id), toastReleased(id), toastReleased(id)];
  let state = [toast!, ...others];
  const counted = holds.map((action) => (state = reducer(state, action))[0]!.holds);
  expect(counted).toEqual([1, 2, 1, 0, 0]);
  expect(state.slice(1)).toEqual(others);
  expect(reducer(state, toastHeld('nobody'))).toEqual(state);
});

it('E1 errors go with the page that they belong to, good news stays', () => {
  const before = after(linkCopied(), linkCopyFailed(url));
  expect(reducer(before, pageLeft()).map(({ tone }) => tone)).toEqual(['info']);
});
