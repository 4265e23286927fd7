import { ADA } from '../../../test-support/claim';
import { fakeHost } from '../../../test-support/fakeHost';
import { hostWithQueue } from '../../../test-support/hostWithQueue';
import { ask } from './ask.fixture';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

it('A2 asks the database for the mail of the address, answers, and then sends what waits', async () => {
  const { environment, calls, posts, settled } = hostWithQueue();
  const response = await ask(environment, { name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
  await settled();
  expect([response.status, await response.json()]).toEqual([200, { ok: true, wait: 'none' }]);
  expect(calls[0]).toMatchObject({
    url: 'https://db.test/rest/v1/rpc/request_confirmation',
    method: 'POST',
    headers: { apikey: 'eyJ-service', authorization: 'Bearer eyJ-service' },
    body: { p_email: 'ada@example.org' },
  });
  expect(posts()).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  [0, 'none'],
  [60, 'none'],
  [61, 'minutes'],
  [3_600, 'minutes'],
  [3_601, 'hours'],
])('W6 a mail that waits %s seconds waits for %s', async (seconds, wait) => {
  expect(await (await ask(hostWithQueue({ seconds }).environment)).json()).toEqual({ ok: true, wait });
});

it('A2 prefers the newer secret keys of a project, and does not send them as bearer tokens', async () => {
  const { environment, calls } = hostWithQueue();
  environment.variables.SUPABASE_SECRET_KEYS = JSON.stringify({ default: 'sb_secret_1' });
  await ask(environment);
  expect(calls[0]?.headers).toEqual({ apikey: 'sb_secret_1', 'content-type': 'application/json' });
});

it.each([
  [{ SUPABASE_SECRET_KEYS: '{"first":"sb_secret_1","second":"sb_secret_2"}' }, 'sb_secret_1'],
  [{ SUPABASE_SECRET_KEYS: '{"first":"sb_secret_1","default":"sb_secret_2"}' }, 'sb_secret_2'],
  [{ SUPABASE_SECRET_KEYS: 'no JSON' }, 'eyJ-service'],
  [{ SUPABASE_SERVICE_ROLE_KEY: undefined }, ''],
])('A2 with %j the key is %j', async (variables, key) => {
  const { environment, calls } = hostWithQueue();
  Object.assign(environment.variables, variables);
  await ask(environment);
  expect(calls[0]?.headers.apikey).toBe(key);
});

it('B6 answers no sooner than 150 ms, longer than the database needs, whether or not a mail waits', async () => {
  for (const waiting of [[[ADA]], []]) {
    const { environment, waits } = hostWithQueue({ waiting });
    await ask(environment);
    expect(waits[0]).toBe(150);
  }
});

it('B6 answers after the database and before anything is claimed', async () => {
  const { environment, calls, posts, settled } = hostWithQueue();
  let resume = () => {};
  environment.wait = (ms) =>
    new Promise<void>((resolve) => {
      if (ms > 0 || calls.length > 1) resolve();
      else resume = resolve;
    });
  expect((await ask(environment)).status).toBe(200);
  expect(calls).toHaveLength(1);
  resume();
  await settled();
  expect(posts()).toHaveLength(1);
});

it('B12 sends for a second at most, the rest is for the worker', async () => {
  const { environment, waits, settled } = hostWithQueue({ waiting: [], askAgainMs: 1_100 });
  await ask(environment);
  await settled();
  expect(waits).toEqual([150, 0]);
});

it('B6 the answer does not depend on what waits or whether sending fails', async () => {
  const failing = () => new Response(null, { status: 500 });
  const hosts = [hostWithQueue(), hostWithQueue({ waiting: [] }), hostWithQueue({ provider: failing })];
  const answers = await Promise.all(hosts.map(({ environment }) => ask(environment)));
  await Promise.all(hosts.map(({ settled }) => settled()));
  const shown = await Promise.all(
    answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
  );
  for (const answer of shown) expect(answer).toEqual(shown[0]);
});

it.each([400, 429, 500])(
  'E2 when the database answers %s every caller gets 502 and nothing is sent',
  async (database) => {
    const { environment, calls, settled } = hostWithQueue({ database });
    const answer = await ask(environment);
    await settled();
    expect([answer.status, calls.length]).toEqual([502, 1]);
    expect(log.mock.calls).toEqual([['send-confirmation failed:', `request_confirmation answered ${database}`]]);
  },
);

it.each(['', 'constela.test'])(
  'E2 with SITE_URL=%j nothing is asked, because no mail could have a link',
  async (url) => {
    const { environment, calls } = hostWithQueue();
    environment.variables.SITE_URL = url;
    expect([(await ask(environment)).status, calls]).toEqual([502, []]);
    expect(log.mock.calls).toEqual([['send-confirmation failed:', 'SITE_URL is not an address']]);
  },
);

it.each([
  [new TypeError('fetch failed for ada@example.org'), 'unexpected TypeError'],
  ['ada@example.org', 'unexpected error'],
])('B6 E2 logs no personal data of a failure without a message of ours (%#)', async (failure, logged) => {
  const { environment } = fakeHost(() => Promise.reject(failure));
  expect((await ask(environment)).status).toBe(502);
  expect(log.mock.calls).toEqual([['send-confirmation failed:', logged]]);
});
