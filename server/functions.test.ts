import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { fakeHost } from '../test-support/fakeHost';
import { makeApp } from './app';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { functionRoutes, makeBackground } from './functions';

const { environment, calls } = fakeHost(() => new Response(null, { status: 204 }));
environment.variables.RESEND_WEBHOOK_SECRET = 'whsec_c2VjcmV0';
const app = makeApp(temporaryDirectory(), new Hono().route('/functions/v1', functionRoutes(environment)));
const ask = (name: string) => app.request(`/functions/v1/${name}`, { method: 'POST' });

it('A2 B6 send-waiting answers 401 without the key, and an unknown function 404', async () => {
  expect([(await ask('send-waiting')).status, (await ask('nothing')).status, calls]).toEqual([401, 404, []]);
});

it('A2 the server waits for running work, and for work that it started', async () => {
  const { later, settled } = makeBackground();
  const done: string[] = [];
  const after = (ms: number, name: string) => delay(ms).then(() => void done.push(name));
  later(after(20, 'first').then(() => later(after(20, 'second'))));
  await settled();
  expect(done).toEqual(['first', 'second']);
});

it('B6 failed work is logged without its stack and stops nothing else', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { later, settled } = makeBackground();
  later(Promise.reject(new Error('no')));
  await settled();
  expect(log.mock.calls).toEqual([['Error without code: no']]);
  log.mockRestore();
});
