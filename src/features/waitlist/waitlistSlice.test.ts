import { submitWaitlist } from './submitWaitlist';
import type { SignUp } from './waitlistService';
import { anotherEmailRequested, waitlistReducer } from './waitlistSlice';

const start = waitlistReducer(undefined, { type: 'start' });
const SIGN_UP: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'es',
};
const pending = submitWaitlist.pending('request-1', SIGN_UP);
const fulfilled = (isMailAsked: boolean) => submitWaitlist.fulfilled(isMailAsked, 'request-1', SIGN_UP);
const after = (...events: Parameters<typeof waitlistReducer>[1][]) =>
  events.reduce<typeof start>(waitlistReducer, start);

it('W5 begins idle', () => {
  expect(start).toEqual({ status: 'idle', isMailMissing: false });
});

it('W5 goes through submitting to succeeded, or to failed', () => {
  expect(after(pending).status).toBe('submitting');
  expect(after(pending, fulfilled(true)).status).toBe('succeeded');
  expect(after(pending, submitWaitlist.rejected(new Error('Rejected'), 'request-1', SIGN_UP, 'failed')).status).toBe(
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
