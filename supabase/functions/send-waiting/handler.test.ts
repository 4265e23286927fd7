import { hostWithQueue } from '../../../test-support/fakeHost';
import { sendWaitingMails } from './handler';

const KEY = { apikey: 'eyJ-service' };
const request = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://db.test/functions/v1/send-waiting', { method, headers });

it('B3 sends what waits, with the service key', async () => {
  const { environment, posts, markedAs } = hostWithQueue();
  const answer = await sendWaitingMails(request(KEY), environment);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect([posts().length, markedAs()]).toMatchObject([1, [{ p_outcome: 'taken' }]]);
});

it.each(['claim_mails', 'mark_mails'])(
  'E2 B6 when %s fails it answers 502 with the code and tells the team',
  async (name) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { environment, callsOf } = hostWithQueue();
    const { fetch } = environment;
    const refusal = {
      code: '21000',
      message: 'UPDATE requires a WHERE clause, ada@example.org',
      details: null,
      hint: null,
    };
    environment.fetch = async (url, init) =>
      url.endsWith(name) ? Response.json(refusal, { status: 400 }) : fetch(url, init);
    const answer = await sendWaitingMails(request(KEY), environment);
    const error = expect.stringMatching(
      new RegExp(`: ${name} answered 400 21000 UPDATE requires a WHERE clause,$`),
    ) as unknown;
    expect([answer.status, await answer.json()]).toEqual([502, { error }]);
    expect(callsOf('report_send_error').map(({ body }) => body)).toEqual([{ p_why: error }]);
    expect(JSON.stringify(log.mock.calls)).toMatch(/21000 UPDATE requires a WHERE clause(?!.*ada)/);
    log.mockRestore();
  },
);

it.each<[Record<string, string>, string | undefined]>([
  ...['', 'eyJ-anon', 'eyJ-servic', 'eyJ-service2', 'x'.repeat(5_000)].map(
    (apikey): [Record<string, string>, string] => [{ apikey }, 'eyJ-service'],
  ),
  [{}, 'eyJ-service'],
  [{ authorization: 'Bearer eyJ-service' }, 'eyJ-service'],
  // A service key that is not set opens to nobody.
  ...[undefined, ''].flatMap((key) =>
    ['', 'undefined', 'null'].map((apikey): [Record<string, string>, string | undefined] => [{ apikey }, key]),
  ),
])('B6 with %j, while the service key is %j, the answer is 401 and nothing is asked', async (headers, key) => {
  const { environment, calls } = hostWithQueue();
  environment.variables.SUPABASE_SERVICE_ROLE_KEY = key;
  const answer = await sendWaitingMails(request(headers), environment);
  expect([answer.status, await answer.json(), calls]).toEqual([401, { error: 'unauthorized' }, []]);
});

it.each(['GET', 'PUT', 'OPTIONS'])('B6 %s is refused with 405, also with the key', async (method) => {
  const { environment, calls } = hostWithQueue();
  expect([(await sendWaitingMails(request(KEY, method), environment)).status, calls]).toEqual([405, []]);
});
