import { type Health, healthRoute } from './health';

const ask = async (look?: () => Promise<Health>) => {
  const answer = await healthRoute(look).request('/');
  return [answer.status, await answer.text(), answer.headers.get('cache-control')];
};

it.each<[what: string, look: (() => Promise<Health>) | undefined, status: number, word: string]>([
  ['list and queue work', async () => 'ok', 200, 'ok'],
  ['the queue fails', async () => 'queue', 503, 'queue'],
  ['the list cannot be read', () => Promise.reject(new Error('no')), 503, 'database'],
  ['the list does not answer', () => new Promise(() => {}), 503, 'database'],
  ['there is only the site', undefined, 200, 'ok'],
])('B12 when %s it says so in a word that nobody keeps', async (_, look, status, word) => {
  expect(await ask(look)).toEqual([status, word, 'no-store']);
});

it('B6 requests at the same time share one look, and a later one looks again', async () => {
  let looks = 0;
  const route = healthRoute(async () => {
    looks += 1;
    return 'ok';
  });
  await Promise.all(Array.from({ length: 9 }, async () => route.request('/')));
  expect(looks).toBe(1);
  await route.request('/');
  expect(looks).toBe(2);
});
