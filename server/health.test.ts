import { setTimeout as delay } from 'node:timers/promises';
import { healthRoute, watchHealth } from './health';

const ask = async (last?: () => string[]) => {
  const answer = await healthRoute(last).request('/');
  return [answer.status, await answer.text(), answer.headers.get('cache-control')];
};

const WORKS = [200, 'ok', 'no-store'];

afterEach(() => jest.useRealTimers());

it.each<[what: string, look: () => Promise<string[]>, status: number, word: string]>([
  ['list and queue work', async () => [], 200, 'ok'],
  ['queue and purge fail', async () => ['queue', 'purge'], 503, 'queue purge'],
  ['the list cannot be read', () => Promise.reject(new Error('no')), 503, 'database'],
])('B12 when %s it says so in a word that nobody keeps', async (_, look, status, word) => {
  const { last, stop } = watchHealth(look);
  await stop();
  expect(await ask(last)).toEqual([status, word, 'no-store']);
});

it('B12 a list that does not answer within two seconds does not work', async () => {
  const { last, stop } = watchHealth(() => new Promise(() => {}));
  while (last().length === 0) await delay(50);
  expect(await ask(last)).toEqual([503, 'database', 'no-store']);
  await stop();
});

it('B12 where there is only the site it says that it works', async () => {
  expect(await ask()).toEqual(WORKS);
});

it('B6 requests ask the database nothing: one look a second serves them all', async () => {
  jest.useFakeTimers();
  let looks = 0;
  const { last, stop } = watchHealth(async () => ((looks += 1) > 1 ? ['queue'] : []));
  await jest.advanceTimersByTimeAsync(900);
  expect([await ask(last), await ask(last), looks]).toEqual([WORKS, WORKS, 1]);
  await jest.advanceTimersByTimeAsync(200);
  expect([await ask(last), looks]).toEqual([[503, 'queue', 'no-store'], 2]);
  await stop();
});
