/** @jest-environment node */
import { followMailLink, mailLinksSlice, selectMailLinkStatus } from './mailLinksSlice';

const { reducer } = mailLinksSlice;
const start = reducer(undefined, { type: 'x' });
const rejected = (payload?: 'invalid' | 'missing' | 'failed') =>
  followMailLink.rejected(new Error('Rejected'), 'request-1', 'leave', payload);

it('B3 B4 begins with no link followed', () => {
  expect(start).toEqual({});
  expect(selectMailLinkStatus({ mailLinks: start }, 'confirm')).toBe('idle');
});

it('B3 B4 follows each kind of link by itself', () => {
  const pending = reducer(start, followMailLink.pending('request-1', 'confirm'));
  expect(pending).toEqual({ confirm: 'pending' });
  const done = reducer(pending, followMailLink.fulfilled(undefined, 'request-1', 'confirm'));
  expect(reducer(done, followMailLink.pending('request-2', 'leave'))).toEqual({
    confirm: 'done',
    leave: 'pending',
  });
});

it.each(['invalid', 'missing', 'failed'] as const)(
  'B3 B4 says of a link that cannot be followed that it is %s',
  (why) => {
    expect(reducer(start, rejected(why))).toEqual({ leave: why });
  },
);

it('B12 an unexpected failure is a failure', () => {
  expect(reducer(start, rejected())).toEqual({ leave: 'failed' });
});
