/** @jest-environment node */
import { followMailLink, mailLinksReducer } from './mailLinksSlice';

const start = mailLinksReducer(undefined, { type: 'start' });
const rejected = (payload?: 'invalid' | 'missing' | 'failed') =>
  followMailLink.rejected(new Error('Rejected'), 'request-1', 'leave', payload);

it('B3 B4 begins with no link followed', () => {
  expect(start).toEqual({});
});

it('B3 B4 follows each kind of link by itself', () => {
  const pending = mailLinksReducer(start, followMailLink.pending('request-1', 'confirm'));
  expect(pending).toEqual({ confirm: 'pending' });
  const done = mailLinksReducer(pending, followMailLink.fulfilled(undefined, 'request-1', 'confirm'));
  expect(mailLinksReducer(done, followMailLink.pending('request-2', 'leave'))).toEqual({
    confirm: 'done',
    leave: 'pending',
  });
});

it.each(['invalid', 'missing', 'failed'] as const)(
  'B3 B4 says of a link that cannot be followed that it is %s',
  (why) => {
    expect(mailLinksReducer(start, rejected(why))).toEqual({ leave: why });
  },
);

it('B12 an unexpected failure is a failure', () => {
  expect(mailLinksReducer(start, rejected())).toEqual({ leave: 'failed' });
});
