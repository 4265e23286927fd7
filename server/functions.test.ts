import { Hono } from 'hono';
import { fakeHost } from '../test-support/fakeHost';
import { makeApp } from './app';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { functionRoutes, makeBackground } from './functions';

const { environment, calls } = fakeHost(() => new Response(null, { status: 204 }));
environment.variables.RESEND_WEBHOOK_SECRET = 'whsec_c2VjcmV0';
const app = makeApp(temporaryDirectory(), new Hono().route('/functions/v1', functionRoutes(environment)));
const MEGABYTE = 'x'.repeat(1024 * 1024);

const ask = (name: string, type: string, headers: Record<string, string> = {}) =>
  app.request(`/functions/v1/${name}?token=a-token`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: MEGABYTE,
  });

describe.each([
  ['send-confirmation', 'application/json'],
  ['leave-waitlist', 'application/x-www-form-urlencoded'],
  ['mail-events', 'application/json'],
])('B6 a body of a megabyte to %s', (name, type) => {
  it.each([
    ['with its length', { 'content-length': String(MEGABYTE.length) }],
    ['without a length', {}],
  ])('%s answers 413 without any call', async (_, headers) => {
    const response = await ask(name, type, headers);
    expect([response.status, calls]).toEqual([413, []]);
  });
});

it('B6 a body of a megabyte to send-waiting answers 401 without any call, because it has no key', async () => {
  expect([(await ask('send-waiting', 'application/json')).status, calls]).toEqual([401, []]);
});

it('A2 an unknown function answers 404 to any request', async () => {
  expect((await ask('nothing', 'text/plain')).status).toBe(404);
});

it('A2 the server waits for running work, and for work that it started', async () => {
  const { later, settled } = makeBackground();
  const done: string[] = [];
  const after = (ms: number, name: string) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        done.push(name);
        resolve();
      }, ms);
    });
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
