import { hostWithQueue } from '../../../test-support/hostWithQueue';
import { sendWaitingMails } from './handler';

const request = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://db.test/functions/v1/send-waiting', { method, headers });

it('B3 sends what waits, with the service key', async () => {
  const { environment, posts, settledAs } = hostWithQueue();
  const answer = await sendWaitingMails(request({ apikey: 'eyJ-service' }), environment);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect([posts().length, settledAs()]).toMatchObject([1, [{ p_outcome: 'sent' }]]);
});

it('B3 asks again for nine seconds at most, because the scheduler calls every ten', async () => {
  for (const [askAgainMs, times] of [
    [8_500, 2],
    [9_500, 1],
  ] as const) {
    const { environment, callsOf } = hostWithQueue({ waiting: [], askAgainMs });
    jest.useFakeTimers();
    environment.wait = async (ms) => jest.advanceTimersByTime(ms);
    await sendWaitingMails(request({ apikey: 'eyJ-service' }), environment);
    jest.useRealTimers();
    expect(callsOf('claim_mails')).toHaveLength(times);
  }
});

it.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['an empty key', { apikey: '' }],
  ['the key of visitors', { apikey: 'eyJ-anon' }],
  ['the beginning of the key', { apikey: 'eyJ-servic' }],
  ['the key and more', { apikey: 'eyJ-service2' }],
  ['a very long key', { apikey: 'x'.repeat(5_000) }],
  ['the key as a bearer token only', { authorization: 'Bearer eyJ-service' }],
])('B6 with %s the answer is 401 and nothing is asked', async (_, headers) => {
  const { environment, calls } = hostWithQueue();
  const answer = await sendWaitingMails(request(headers), environment);
  expect([answer.status, await answer.json(), calls]).toEqual([401, { error: 'unauthorized' }, []]);
});

it.each([undefined, ''])('B6 a service key that is %j opens to nobody', async (key) => {
  const { environment, calls } = hostWithQueue();
  environment.variables.SUPABASE_SERVICE_ROLE_KEY = key;
  for (const apikey of ['', 'undefined', 'null']) {
    expect((await sendWaitingMails(request({ apikey }), environment)).status).toBe(401);
  }
  expect(calls).toEqual([]);
});

it.each(['GET', 'PUT', 'OPTIONS'])('B6 %s is refused with 405, also with the key', async (method) => {
  const { environment, calls } = hostWithQueue();
  const answer = await sendWaitingMails(request({ apikey: 'eyJ-service' }, method), environment);
  expect([answer.status, calls]).toEqual([405, []]);
});
