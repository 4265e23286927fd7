import { inTime, reloadFailed } from './inTime';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = new Promise<never>(() => undefined);

it('B12 gives up after half a minute, and not before', async () => {
  const late = jest.fn();
  inTime(never).catch(late);
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

it('B12 counts a reload that leads nowhere as failed after ten seconds, and not before', async () => {
  const failed = jest.fn();
  void reloadFailed().then(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});
