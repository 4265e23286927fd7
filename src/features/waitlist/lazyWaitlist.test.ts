import { lazyWaitlist } from './lazyWaitlist';
import type { SignUp } from './waitlistService';

const ada: SignUp = { email: 'ada@example.org', name: 'Ada', interests: [], message: null, language: 'es' };
const calls = () => ({
  addSubscription: jest.fn(() => Promise.resolve()),
  sendConfirmation: jest.fn(() => Promise.resolve()),
  confirm: jest.fn(() => Promise.resolve()),
  leave: jest.fn(() => Promise.resolve()),
});

it('G5 creates the client once, however often it is needed', async () => {
  const load = jest.fn(() => Promise.resolve(calls()));
  const waitlist = lazyWaitlist(load);
  expect(load).not.toHaveBeenCalled();
  waitlist.preload();
  await Promise.all([waitlist.addSubscription(ada), waitlist.sendConfirmation(ada)]);
  waitlist.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('E1 B12 asks for the code again after it did not come', async () => {
  const lost = new Error('lost');
  const load = jest.fn(() => Promise.resolve(calls())).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const waitlist = lazyWaitlist(load);
  waitlist.preload();
  await new Promise(process.nextTick);
  await expect(waitlist.addSubscription(ada)).rejects.toThrow('lost');
  await expect(waitlist.addSubscription(ada)).resolves.toBeUndefined();
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

it('B12 does not ask for its code while offline: a failed module is never asked for again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(lazyWaitlist().addSubscription(ada)).rejects.toThrow('Offline.');
  onLine.mockRestore();
});
