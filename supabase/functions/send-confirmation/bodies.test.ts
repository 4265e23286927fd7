import { hostWithQueue } from '../../../test-support/hostWithQueue';
import { ask } from './ask.fixture';
import { sendConfirmation } from './handler';

it('A2 accepts the interests as a list and joined with commas', async () => {
  expect(
    (await ask(hostWithQueue().environment, { name: 'Ada', email: 'a@b.co', interests: 'Web3 technology' })).status,
  ).toBe(200);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"email":7,"name":"x","interests":[]}',
  '{"email":"a@b.co","name":7,"interests":[]}',
  '{"email":"a@b.co","name":"x","interests":[7]}',
  '{"email":"a@b.co","name":"x","interests":{}}',
  '{"email":"a\\u0000@b.co","name":"x","interests":[]}',
  '{"email":"a@b.co\\r\\nBcc: c@d.co","name":"x","interests":[]}',
  '{"email":"\\ud800@b.co","name":"x","interests":[]}',
])('A2 the body %j is refused with 400 without any call', async (body) => {
  const { environment, calls } = hostWithQueue();
  expect((await ask(environment, body)).status).toBe(400);
  expect(calls).toEqual([]);
});

it.each([
  ['letters', 'a'.repeat(1025)],
  ['fewer letters of more bytes', 'ñ'.repeat(513)],
])('B6 an address of more than 1,024 bytes (%s) is refused with 400 without any call', async (_, email) => {
  const { environment, calls } = hostWithQueue();
  expect([(await ask(environment, { name: 'x', email, interests: [] })).status, calls]).toEqual([400, []]);
});

it('B6 an address of 1,024 bytes is checked by the database', async () => {
  const { environment, calls } = hostWithQueue();
  await ask(environment, { name: 'x', email: 'ñ'.repeat(512), interests: [] });
  expect(calls[0]?.body).toEqual({ p_email: 'ñ'.repeat(512) });
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  'x-application/json',
  '',
])('B6 the content type %j is refused with 415, so that a page of another origin needs a preflight', async (type) => {
  const { environment, calls } = hostWithQueue();
  expect([(await ask(environment, undefined, { 'content-type': type })).status, calls]).toEqual([415, []]);
});

it('B6 a body of more than 16 KB is refused with 413, and its rest is not read', async () => {
  const { environment, calls } = hostWithQueue();
  expect((await ask(environment, { name: 'x'.repeat(17_000), email: 'a@b.co', interests: [] })).status).toBe(413);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(8 * 1024));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const request = new Request('https://db.test/', {
    method: 'POST',
    headers,
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect((await sendConfirmation(request, environment)).status).toBe(413);
  expect(pulled).toBeLessThan(6);
  expect(calls).toEqual([]);
});

it('A2 another method is refused with 405', async () => {
  expect((await sendConfirmation(new Request('https://db.test/'), hostWithQueue().environment)).status).toBe(405);
});
