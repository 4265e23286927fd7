import { corsHeaders } from '@supabase/supabase-js/cors';
import { fakeHost, hostWithQueue } from '../../../test-support/fakeHost';
import type { Environment } from '../_shared/environment';
import { sendConfirmation, sendSoon } from './handler';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = { name: 'x', email: 'ada@example.org', interests: [] };
const request = (init: RequestInit) => new Request('https://db.test/functions/v1/send-confirmation', init);
/** Step 2 as the site calls it. */
const ask = (environment: Environment, body: unknown = BODY, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return sendConfirmation(request({ method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: text }), environment);
};

describe('step 2', () => {
  it('A2 B6 asks the database for the mail, answers and sends nothing', async () => {
    const { environment, calls } = hostWithQueue();
    const response = await ask(environment);
    expect([response.status, await response.json()]).toEqual([200, { ok: true, wait: 'none' }]);
    const body = { p_email: 'ada@example.org' };
    expect(calls).toMatchObject([{ url: 'https://db.test/rest/v1/rpc/request_confirmation', method: 'POST', body }]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [0, 'none'],
    [60, 'none'],
    [61, 'minutes'],
    [3_600, 'minutes'],
    [3_601, 'hours'],
  ])('W6 answers for a wait of %s seconds: %s', async (seconds, wait) => {
    expect(await (await ask(hostWithQueue({ seconds }).environment)).json()).toEqual({ ok: true, wait });
  });

  it.each([
    [{ SUPABASE_SECRET_KEYS: '{"first":"sb_secret_1","second":"sb_secret_2"}' }, { apikey: 'sb_secret_1' }],
    [{ SUPABASE_SECRET_KEYS: '{"first":"sb_secret_1","default":"sb_secret_2"}' }, { apikey: 'sb_secret_2' }],
    [{ SUPABASE_SECRET_KEYS: 'no JSON' }, { apikey: 'eyJ-service', authorization: 'Bearer eyJ-service' }],
    [{ SUPABASE_SERVICE_ROLE_KEY: undefined }, { apikey: '' }],
  ])('A2 with %j uses the key %j, and only an older one as a bearer token', async (variables, headers) => {
    const { environment, calls } = hostWithQueue();
    Object.assign(environment.variables, variables);
    await ask(environment);
    expect(calls[0]?.headers).toEqual({ ...JSON_TYPE, ...headers });
  });

  it.each([
    [300, [500, 300]],
    [500, [500]],
  ])('B12 sends soon, for less than half a second; the rest is for the worker (%s ms)', async (askAgainMs, waited) => {
    jest.useFakeTimers();
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.25);
    const { environment, waits, callsOf } = hostWithQueue({ waiting: [], askAgainMs });
    environment.wait = async (ms) => {
      expect(callsOf('claim_mails')).toHaveLength(waits.length);
      if (ms === askAgainMs) jest.advanceTimersByTime(ms);
      waits.push(ms);
    };
    await sendSoon(environment);
    jest.useRealTimers();
    random.mockRestore();
    expect(waits).toEqual(waited);
  });

  it('B6 sends at another moment each time, so that what follows an answer tells nothing', async () => {
    const { environment, waits } = hostWithQueue();
    for (let visitor = 0; visitor < 200; visitor += 1) await sendSoon(environment);
    expect([Math.min(...waits) < 500, Math.max(...waits) > 1_500, waits.every((ms) => ms <= 2_000)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('B6 answers the same after 150 ms, longer than the database needs, whatever waits and fails', async () => {
    const provider = () => new Response(null, { status: 500 });
    const hosts = [hostWithQueue(), hostWithQueue({ waiting: [] }), hostWithQueue({ provider })];
    const answers = await Promise.all(hosts.map(({ environment }) => ask(environment)));
    for (const { waits } of hosts) expect(waits[0]).toBe(150);
    const shown = answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]);
    const [first, ...others] = await Promise.all(shown);
    for (const answer of others) expect(answer).toEqual(first);
  });
});

describe('a failure', () => {
  it('E2 of SITE_URL asks nothing, because no mail could have a link', async () => {
    const { environment, calls } = hostWithQueue();
    environment.variables.SITE_URL = 'constela.test';
    expect([(await ask(environment)).status, calls]).toEqual([502, []]);
    expect(log.mock.calls).toEqual([
      [expect.stringContaining('send-confirmation failed: SITE_URL is not an address.')],
    ]);
  });

  it.each([
    ['away', 503, []],
    ['failing', 500, [[expect.stringMatching(/^send-confirmation failed: /)]]],
  ])('B12 E2 while the database is %s, many visitors are one line of the log at most', async (_, database, lines) => {
    const { environment } = hostWithQueue({ database });
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await ask(environment)).status).toBe(502);
    expect(log.mock.calls).toEqual(lines);
  });

  it.each([
    [new TypeError('fetch failed for ada@example.org'), 'unexpected TypeError'],
    ['ada@example.org', 'unexpected error'],
  ])('B6 E2 without a message of ours is logged without personal data (%#)', async (failure, logged) => {
    const { environment } = fakeHost(() => Promise.reject(failure));
    expect((await ask(environment)).status).toBe(502);
    expect(log.mock.calls).toEqual([[expect.stringMatching(`^send-confirmation failed: ${logged}\\.(?!.*ada@)`)]]);
  });
});

describe('what is refused without any call', () => {
  const WRONG = ['a@b.co\r\nBcc: c@d.co', 'a\0@b.co', 'a'.repeat(1025), 'ñ'.repeat(513), 7];
  it.each(
    [WRONG.map((email) => JSON.stringify({ email })), '', '{', 'null', '[]', '{}', '{"email":"\\ud800@b.co"}'].flat(),
  )('A2 B6 400 for the body %.40s', async (body) => {
    const { environment, calls } = hostWithQueue();
    expect([(await ask(environment, body)).status, calls]).toEqual([400, []]);
  });

  it('B6 but not an address of 1,024 bytes, which the database checks', async () => {
    const { environment, calls } = hostWithQueue();
    await ask(environment, { email: 'ñ'.repeat(512) });
    expect(calls[0]?.body).toEqual({ p_email: 'ñ'.repeat(512) });
  });

  it.each(['text/plain', 'application/jsonp', 'x-application/json', ''])(
    'B6 415 for the content type %j, so that a page of another origin needs a preflight',
    async (type) => {
      const { environment, calls } = hostWithQueue();
      expect([(await ask(environment, BODY, { 'content-type': type })).status, calls]).toEqual([415, []]);
    },
  );
});

describe('other origins', () => {
  const SITE = { origin: 'https://constela.test' };
  const preflight = (headers: Record<string, string>) =>
    sendConfirmation(request({ method: 'OPTIONS', headers }), hostWithQueue().environment);
  /** One answer of each status. */
  const everyAnswer = (headers: Record<string, string>) =>
    Promise.all([
      ask(hostWithQueue().environment, BODY, headers),
      ask(hostWithQueue().environment, '{', headers),
      sendConfirmation(request({ headers }), hostWithQueue().environment),
      ask(hostWithQueue().environment, { name: 'x'.repeat(17_000) }, headers),
      ask(hostWithQueue().environment, BODY, { ...headers, 'content-type': 'text/plain' }),
      ask(hostWithQueue({ database: 500 }).environment, BODY, headers),
    ]);

  it('A2 the site can read every answer, also failures', async () => {
    const answers = await everyAnswer(SITE);
    for (const { headers } of answers)
      expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([SITE.origin, 'Origin']);
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [200, { ok: true, wait: 'none' }],
      [400, { error: 'invalid_body' }],
      [405, { error: 'method_not_allowed' }],
      [413, { error: 'too_large' }],
      [415, { error: 'not_json' }],
      [502, { error: 'not_sent' }],
    ]);
  });

  it.each(['https://evil.test', 'http://constela.test', 'https://constela.test.evil.test', 'null'])(
    'B6 a page of %s can read no answer and is refused by the preflight',
    async (origin) => {
      const answers = [await preflight({ origin }), ...(await everyAnswer({ origin }))];
      for (const { headers } of answers) {
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers.get('vary')).toBe('Origin');
      }
    },
  );

  it.each([
    ['http://localhost:3000/', 'http://localhost:3000', true],
    ['', '', false],
    ['localhost:3000', 'null', false],
    ['file:///https://site', 'null', false],
    ['https://', 'null', false],
  ])('A2 B6 with SITE_URL=%j a page of %j can read: %j', async (siteUrl, origin, can) => {
    const { environment } = hostWithQueue();
    environment.variables.SITE_URL = siteUrl;
    const { headers } = await ask(environment, '{', { origin });
    expect(headers.get('access-control-allow-origin')).toBe(can ? origin : null);
  });

  it('A2 the preflight allows the site every header that supabase-js sends, and content-profile', async () => {
    const { status, headers } = await preflight(SITE);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, SITE.origin]);
    expect(headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    const listed = String(corsHeaders['Access-Control-Allow-Headers']).split(', ');
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual([...listed, 'content-profile']);
  });
});
