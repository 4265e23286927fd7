import { disabledStylesheet } from '../test/disabledStylesheet';
import { wholeStylesheet } from './wholeStylesheet';

afterEach(() => document.head.replaceChildren());

it('B1 waits for nothing where every rule is there', async () => {
  await expect(wholeStylesheet()).resolves.toBeUndefined();
});

it('B1 asks for the stylesheet once, and lets everybody wait for it', async () => {
  const link = disabledStylesheet();
  const waiting = [wholeStylesheet(), wholeStylesheet()];
  expect(link).not.toHaveAttribute('disabled');
  link.dispatchEvent(new Event('load'));
  await expect(Promise.all(waiting)).resolves.toHaveLength(2);
});

it('B12 asks again after it did not come', async () => {
  const link = disabledStylesheet();
  const first = wholeStylesheet();
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The stylesheet did not come.');
  const second = wholeStylesheet();
  link.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});

it('B12 gives up after half a minute, and asks again', async () => {
  jest.useFakeTimers();
  const link = disabledStylesheet();
  const late = jest.fn();
  wholeStylesheet().catch(late);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(late).toHaveBeenCalledTimes(1);
  expect(link).toHaveAttribute('disabled');
  const second = wholeStylesheet();
  link.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
  jest.useRealTimers();
});
