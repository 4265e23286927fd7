import { fetchCode, networkBack, siteAnswers, inTime } from './online';

const fetched = jest.spyOn(globalThis, 'fetch');
const onLine = jest.spyOn(navigator, 'onLine', 'get');
const answer = () => Promise.resolve(new Response());

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(answer);
  onLine.mockReset().mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it.each(['/videos', '//evil.test/x'])(
  'B12, B11 asks its own host at %s for nothing but a head, past every cache',
  async (path) => {
    window.history.replaceState(null, '', `http://localhost${path}?q=typed`);
    expect(await siteAnswers()).toBe(true);
    const head = expect.objectContaining({ method: 'HEAD', cache: 'no-store' });
    expect(fetched).toHaveBeenCalledWith(`http://localhost${path}`, head);
  },
);

it('B12 takes ten seconds of silence for no', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  fetched.mockImplementation((_input, init) => (init?.signal?.aborted ? Promise.reject(new Error('late')) : answer()));
  expect(await siteAnswers()).toBe(false);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

it('B12 believes the site rather than the browser that says the network is away', async () => {
  const load = jest.fn(() => Promise.resolve('code'));
  onLine.mockReturnValue(false);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchCode(load)).rejects.toThrow('Offline.');
  expect(load).not.toHaveBeenCalled();
  await expect(fetchCode(load)).resolves.toBe('code');
});

it('B12 asks nothing before code while the browser says that the network is there', async () => {
  await expect(fetchCode(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['every five seconds', 5000, () => undefined],
  ['as soon as the browser says so', 0, () => window.dispatchEvent(new Event('online'))],
])('B12 asks again %s', async (_when, wait, hint) => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const back = jest.fn();
  void networkBack().then(back);
  await jest.advanceTimersByTimeAsync(5000);
  expect([fetched.mock.calls.length, back.mock.calls.length]).toEqual([1, 0]);
  hint();
  await jest.advanceTimersByTimeAsync(wait);
  expect([fetched.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
});

it('B12 asks no more once nobody waits', async () => {
  const left = new AbortController();
  const back = jest.fn();
  void networkBack(left.signal).then(back);
  left.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([fetched.mock.calls.length, back.mock.calls.length]).toEqual([0, 1]);
  expect(jest.getTimerCount()).toBe(0);
});

it('B12 gives up after half a minute, and not before', async () => {
  const late = jest.fn();
  inTime(new Promise(() => undefined)).catch(late);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(late).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledWith(expect.objectContaining({ message: 'It took too long.' }));
});

it('B12 hands on what comes in time, good or bad, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(jest.getTimerCount()).toBe(0);
});
