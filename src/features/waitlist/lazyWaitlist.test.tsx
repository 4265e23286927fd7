import { ada } from '../../test/fakeServices';
import { lazyWaitlist } from './lazyWaitlist';

afterEach(() => void jest.useRealTimers());

const calls = () => ({
  addSubscription: jest.fn(() => Promise.resolve()),
  sendConfirmation: jest.fn(() => Promise.resolve('hours' as const)),
  confirm: jest.fn(() => Promise.resolve()),
  leave: jest.fn(() => Promise.resolve()),
});
const code = () => Promise.resolve({ supabaseWaitlist: calls });

it('G5 A2 B4 creates the client once, when it is needed, and hands each call on', async () => {
  const client = calls();
  const load = jest.fn(() => Promise.resolve({ supabaseWaitlist: () => client }));
  const waitlist = lazyWaitlist(load);
  expect(load).not.toHaveBeenCalled();
  waitlist.preload();
  expect(await Promise.all([waitlist.addSubscription(ada), waitlist.sendConfirmation(ada)])).toEqual([
    undefined,
    'hours',
  ]);
  await waitlist.confirm('one');
  await waitlist.leave('two');
  expect(load).toHaveBeenCalledTimes(1);
  expect(Object.values(client).map((call) => call.mock.calls)).toEqual([[[ada]], [[ada]], [['one']], [['two']]]);
});

it('E1 B12 asks for the code again after it failed to load', async () => {
  const failure = new Error('failed to load');
  const load = jest.fn(code).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const waitlist = lazyWaitlist(load);
  waitlist.preload();
  await new Promise(process.nextTick);
  await expect(waitlist.addSubscription(ada)).rejects.toThrow('failed to load');
  await expect(waitlist.addSubscription(ada)).resolves.toBeUndefined();
  fetch.mockRestore();
});

it.each([
  ['fails to load though the site answers', () => Promise.reject(new Error('404'))],
  ['has not loaded for half a minute though the site answers', () => new Promise<never>(() => undefined)],
])('B12 says that its code is gone where it %s, and asks for it again at the next try', async (_what, missing) => {
  jest.useFakeTimers();
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const waitlist = lazyWaitlist(jest.fn(code).mockImplementationOnce(missing));
  const failed = jest.fn();
  waitlist.confirm('token').catch(failed);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'code_gone' }));
  await expect(waitlist.confirm('token')).resolves.toBeUndefined();
  fetch.mockRestore();
});

it('G5 G6 speaks to the site itself where no hosted project is named, and stores nothing', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await lazyWaitlist().addSubscription(ada);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![0]).toBe('http://localhost/rest/v1/rpc/add_waitlist_subscription');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  fetch.mockRestore();
});
