import { makeStore } from '../../app/store';
import { arriveAt } from '../../router/navigate';
import { expectConsole } from '../../test/expectConsole';
import { fakeServices } from '../../test/fakeServices';
import type { MailLinkKind, WaitlistService } from '../waitlist/waitlistService';
import {
  followMailLink,
  findMailOutcome,
  keepMailOutcome,
  mailLinksSlice,
  selectMailLinkStatus,
} from './mailLinksSlice';

afterEach(() => void jest.useRealTimers());

const TOKEN = 'c3'.repeat(32);

/** A visitor whom the link of a mail led here; each kind of link has a token of its own. */
function setUp(changes: Partial<WaitlistService> = {}) {
  const services = fakeServices({ mailToken: (kind) => `${kind}Token` });
  Object.assign(services.waitlist, changes);
  const store = makeStore(services);
  store.dispatch(arriveAt('/en/waitlist/leave?x=1', 'load', null));
  const status = (kind: MailLinkKind) => selectMailLinkStatus(store.getState(), kind);
  return { services, store, status };
}

const refusing = (failure: unknown) => jest.fn(() => Promise.reject(failure));

it.each([
  ['confirm', 'leave'],
  ['leave', 'confirm'],
] as const)('B3 B4 asks with the token for what its link is for: %s', async (kind, other) => {
  const { services, store, status } = setUp();
  expect(status(kind)).toBe('idle');
  const done = store.dispatch(followMailLink(kind));
  expect(status(kind)).toBe('pending');
  await done;
  expect([status(kind), status(other)]).toEqual(['done', 'idle']);
  expect(services.waitlist[kind]).toHaveBeenCalledWith(`${kind}Token`);
  expect(services.waitlist[other]).not.toHaveBeenCalled();
});

it('B3 takes a failure without a reason for a failure', () => {
  const rejected = followMailLink.rejected(new Error('Rejected'), 'request-1', 'leave');
  expect(mailLinksSlice.reducer(undefined, rejected)).toEqual({ leave: 'failed' });
});

it('B3 B4 asks once however often the button is pressed, and once more after a failure', async () => {
  const { services, store, status } = setUp({ leave: refusing({ code: 'invalid_token' }) });
  await Promise.all([store.dispatch(followMailLink('leave')), store.dispatch(followMailLink('leave'))]);
  expect(services.waitlist.leave).toHaveBeenCalledTimes(1);
  expect(status('leave')).toBe('invalid');
  await store.dispatch(followMailLink('leave'));
  expect(services.waitlist.leave).toHaveBeenCalledTimes(2);
});

it.each(['.', '>', ')', ',', ';', '"', "'", ' ', '%20', '_', '-', '=', 'x', '.'.repeat(136)])(
  'B3 B4 follows a link with %j after its token',
  async (after) => {
    const { services, store, status } = setUp();
    services.mailToken = () => TOKEN + after;
    await store.dispatch(followMailLink('confirm'));
    expect(status('confirm')).toBe('done');
    expect(services.waitlist.confirm).toHaveBeenCalledWith(TOKEN);
  },
);

it.each([undefined, '', '>', TOKEN + '.'.repeat(137)])('B3 B4 takes %j for a link without a token', async (token) => {
  const { services, store, status } = setUp();
  services.mailToken = () => token;
  await store.dispatch(followMailLink('leave'));
  expect(status('leave')).toBe('missing');
  expect(services.waitlist.leave).not.toHaveBeenCalled();
});

it.each([
  [Object.assign(new Error('no leaveToken'), { status: 500 }), 'Error 500'],
  [undefined, 'Error'],
])('B3 B4 logs the kind of any other failure and nothing else, and loads nothing anew', async (failure, logged) => {
  const { services, store, status } = setUp({ leave: refusing(failure) });
  await store.dispatch(followMailLink('leave'));
  expect(status('leave')).toBe('failed');
  expect(services.reload).not.toHaveBeenCalled();
  expectConsole('error', new RegExp(`^The link of the mail could not be followed\\. ${logged}$`));
});

it('B12 loads the site anew where its code is gone, and says that it failed where that led nowhere', async () => {
  jest.useFakeTimers();
  const { services, store, status } = setUp({ leave: refusing({ code: 'code_gone' }) });
  void store.dispatch(followMailLink('leave'));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(services.reload).toHaveBeenCalledWith(true);
  expect(status('leave')).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(status('leave')).toBe('failed');
  expectConsole('error', 'The link of the mail could not be followed.');
});

it('B12 says at once that it failed where the site has just been loaded anew, and reloads no other page', async () => {
  const { services, store, status } = setUp({ leave: refusing({ code: 'code_gone' }) });
  const reload = jest.fn(() => false);
  services.reload = reload;
  await store.dispatch(followMailLink('leave'));
  expect(status('leave')).toBe('failed');
  expectConsole('error', 'The link of the mail could not be followed.');
  // The visitor has gone on to another page meanwhile.
  services.mailToken = jest.fn().mockReturnValueOnce('leaveToken');
  await store.dispatch(followMailLink('leave'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(status('leave')).toBe('failed');
  expectConsole('error', 'The link of the mail could not be followed.');
});

it('B3 B4 keeps what came of a link in place of its token, and nothing where there was none', () => {
  const { services, store } = setUp();
  store.dispatch(keepMailOutcome('leave', 'done'));
  expect(jest.mocked(services.mailOutcome.keep).mock.calls).toEqual([['leave', 'done']]);
  services.mailToken = () => undefined;
  store.dispatch(keepMailOutcome('leave', 'done'));
  expect(services.mailOutcome.keep).toHaveBeenCalledTimes(1);
});

it.each([
  ['done', undefined, 'done'],
  ['invalid', undefined, 'invalid'],
  [undefined, undefined, 'missing'],
  [undefined, TOKEN, 'idle'],
] as const)(
  'B3 B4 comes back to a link with the outcome %s and the token %s as %s',
  async (outcome, token, expected) => {
    const { services, store, status } = setUp();
    services.mailToken = () => token;
    services.mailOutcome.read = () => outcome;
    store.dispatch(arriveAt('/videos', 'history', null));
    expect(status('leave')).toBe('idle');
    store.dispatch(arriveAt('/en/waitlist/leave', 'history', null));
    // Its code comes later.
    await new Promise(setImmediate);
    expect([status('leave'), status('confirm')]).toEqual([expected, 'idle']);
    store.dispatch(findMailOutcome());
    expect(status('leave')).toBe(expected);
  },
);
