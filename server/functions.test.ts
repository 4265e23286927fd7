import { setTimeout as delay } from 'node:timers/promises';
import { makeBackground } from './functions';

it('A2 the server waits for running work, and for work that it started', async () => {
  const { later, finished } = makeBackground();
  const done: string[] = [];
  const after = (ms: number, name: string) => delay(ms).then(() => void done.push(name));
  later(after(20, 'first').then(() => later(after(20, 'second'))));
  await finished();
  expect(done).toEqual(['first', 'second']);
});

it('B6 failed work is logged without its stack and stops nothing else', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { later, finished } = makeBackground();
  later(Promise.reject(new Error('no')));
  await finished();
  expect(log.mock.calls).toEqual([['Error without code: no']]);
  log.mockRestore();
});
