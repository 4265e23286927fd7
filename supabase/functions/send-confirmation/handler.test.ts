import { corsHeaders } from '@supabase/supabase-js/cors';
import { brand } from '../../../src/lib/brand';
import { ADA } from '../../../test-support/claim';
import type { Environment } from '../_shared/environment';
import { fakeHost } from '../../../test-support/fakeHost';
import { sendConfirmation } from './handler';
import type { Mail } from '../_shared/mail/mail';

type Sent = Mail & { from: string; to: string[] };

/** A list with one claim, and a mail provider that answers with these statuses in turn and then always with the last one. */
function world({
  listed = [ADA],
  provider = [200],
  database = 200,
}: { listed?: (typeof ADA)[]; provider?: number[]; database?: number } = {}) {
  const claims = [...listed];
  const host = fakeHost(({ url }) => {
    if (url.endsWith('/claim_confirmation'))
      return Response.json(database === 200 ? claims.splice(0, 1) : {}, { status: database });
    if (url.endsWith('/release_confirmation')) {
      claims.push(...listed);
      return new Response(null, { status: 204 });
    }
    const status = provider.length > 1 ? provider.shift()! : provider[0]!;
    if (status === 0) throw new TypeError('fetch failed for ada@example.org');
    return Response.json({}, { status });
  });
  const posts = () => host.calls.filter(({ url }) => url === 'https://api.resend.com/emails');
  const released = () => host.calls.filter(({ url }) => url.endsWith('/release_confirmation')).map(({ body }) => body);
  return { ...host, posts, released, mails: () => posts().map(({ body }) => body as Sent) };
}

const ask = (
  environment: Environment,
  body: unknown = { name: 'x', email: 'ada@example.org', interests: [] },
  headers = {},
) =>
  sendConfirmation(
    new Request('https://db.test/functions/v1/send-confirmation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    environment,
  );

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

it('A2 sends one mail to a listed address, with the right key for each service', async () => {
  const { environment, calls, mails, settled } = world();
  const response = await ask(environment, { name: 'Ada', email: 'ada@example.org', interests: ['Web3 technology'] });
  await settled();
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(calls[0]).toMatchObject({
    url: 'https://db.test/rest/v1/rpc/claim_confirmation',
    method: 'POST',
    headers: { apikey: 'eyJ-service', authorization: 'Bearer eyJ-service' },
    body: { p_email: 'ada@example.org' },
  });
  expect(calls[1]?.headers.authorization).toBe('Bearer key');
  expect(mails()).toMatchObject([
    { to: ['ada@example.org'], subject: `Confirma tu correo para la lista de espera de ${brand}` },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('A2 prefers the newer secret keys of a project, and does not send them as bearer tokens', async () => {
  const { environment, calls } = world();
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
  const { environment, calls } = world();
  Object.assign(environment.variables, variables);
  await ask(environment);
  expect(calls[0]?.headers.apikey).toBe(key);
});

it.each([
  [undefined, 'https://db.test/functions/v1'],
  ['https://functions.test', 'https://functions.test'],
])('B4 the mail leaves the list at FUNCTIONS_URL=%s', async (url, expected) => {
  const { environment, mails, settled } = world();
  environment.variables.FUNCTIONS_URL = url;
  await ask(environment);
  await settled();
  expect(mails()[0]?.headers['List-Unsubscribe']).toBe(`<${expected}/leave-waitlist?token=the-leave-token>`);
});

it('A2 sends one mail for two calls, and gives both the same answer', async () => {
  const { environment, mails, settled } = world();
  const [first, second] = [await ask(environment), await ask(environment)];
  await settled();
  expect(await second.text()).toBe(await first.text());
  expect(mails()).toHaveLength(1);
});

it('B6 answers no sooner than 150 ms, longer than the database needs', async () => {
  for (const listed of [[ADA], []]) {
    const { environment, waits } = world({ listed });
    await ask(environment);
    expect(waits[0]).toBe(150);
  }
});

it('B6 answers after the database and before the mail is sent', async () => {
  const { environment, calls, mails, settled } = world();
  let resume = () => {};
  environment.wait = (ms) =>
    new Promise<void>((resolve) => {
      if (ms > 0) resolve();
      else resume = resolve;
    });
  expect((await ask(environment)).status).toBe(200);
  expect(calls).toHaveLength(1);
  resume();
  await settled();
  expect(mails()).toHaveLength(1);
});

it('B6 a listed address, an unlisted one and one whose mail fails get the same answer', async () => {
  const worlds = [world(), world({ listed: [] }), world({ provider: [500] }), world({ provider: [0] })];
  const answers = await Promise.all(worlds.map(({ environment }) => ask(environment)));
  await Promise.all(worlds.map(({ settled }) => settled()));
  const shown = await Promise.all(
    answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
  );
  for (const answer of shown) expect(answer).toEqual(shown[0]);
  expect(worlds.map(({ mails }) => mails().length)).toEqual([1, 0, 3, 3]);
});

it('I1 B4 the mail is in the language of the sign-up, not in that of the caller', async () => {
  const { environment, mails, settled } = world({ listed: [ADA, { ...ADA, language: 'en' }] });
  await ask(environment, undefined, { 'accept-language': 'en' });
  await ask(environment, undefined, { 'accept-language': 'es' });
  await settled();
  expect(mails().map(({ html }) => /<html lang="(..)">/.exec(html)?.[1])).toEqual(['es', 'en']);
  expect(mails().map(({ text }) => /https:\S+the-confirm-token/.exec(text)?.[0])).toEqual([
    'https://constela.test/waitlist/confirm?token=the-confirm-token',
    'https://constela.test/en/waitlist/confirm?token=the-confirm-token',
  ]);
});

it('B4 the mail uses the address and the data of the list, and nothing of the request', async () => {
  const { environment, mails, settled } = world();
  await ask(environment, { name: 'Mallory', email: ' ADA@EXAMPLE.org', interests: ['Social applications'] });
  await settled();
  expect(mails()[0]?.to).toEqual(['ada@example.org']);
  expect(JSON.stringify(mails())).not.toMatch(/mallory|aplicaciones sociales/i);
});

it('A2 accepts the interests as a list and joined with commas', async () => {
  expect((await ask(world().environment, { name: 'Ada', email: 'a@b.co', interests: 'Web3 technology' })).status).toBe(
    200,
  );
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
  const { environment, calls } = world();
  expect((await ask(environment, body)).status).toBe(400);
  expect(calls).toEqual([]);
});

it.each([
  ['letters', 'a'.repeat(1025)],
  ['fewer letters of more bytes', 'ñ'.repeat(513)],
])('B6 an address of more than 1,024 bytes (%s) is refused with 400 without any call', async (_, email) => {
  const { environment, calls } = world();
  expect([(await ask(environment, { name: 'x', email, interests: [] })).status, calls]).toEqual([400, []]);
});

it('B6 an address of 1,024 bytes is checked by the database', async () => {
  const { environment, calls } = world();
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
  const { environment, calls } = world();
  expect([(await ask(environment, undefined, { 'content-type': type })).status, calls]).toEqual([415, []]);
});

it('B6 a body of more than 16 KB is refused with 413, and its rest is not read', async () => {
  const { environment, calls } = world();
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

const asStream = (body: ReadableStream) =>
  sendConfirmation(
    new Request('https://db.test/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit),
    world().environment,
  );

it('B6 a body that does not end within ten seconds is refused with 400', async () => {
  jest.useFakeTimers();
  const unfinished = new ReadableStream({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('{"name":"x","email":"ada@example.org","interests":[]}')),
  });
  const answer = asStream(unfinished);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect((await answer).status).toBe(400);
});

it('B6 a client that disconnects during its body is not logged', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
  expect((await asStream(broken)).status).toBe(400);
  expect(log).not.toHaveBeenCalled();
});

it('A2 another method is refused with 405', async () => {
  expect((await sendConfirmation(new Request('https://db.test/'), world().environment)).status).toBe(405);
});

it.each([
  ['the provider fails', 500],
  ['the provider is overloaded', 429],
  ['the provider still works on an earlier try', 409],
  ['the provider cannot be reached', 0],
])('E2 when %s twice, the third try sends the same mail', async (_, status) => {
  const { environment, waits, posts, released, settled } = world({ provider: [status, status, 200] });
  await ask(environment);
  await settled();
  expect(posts()).toHaveLength(3);
  expect(new Set(posts().map(({ headers, body }) => JSON.stringify([headers, body]))).size).toBe(1);
  expect(waits).toEqual([150, 0, 1_000, 5_000]);
  expect(released()).toEqual([]);
});

it('E2 after three failures the claim is released, and a later call sends another mail', async () => {
  const { environment, posts, released, settled } = world({ provider: [500, 500, 500, 200] });
  await ask(environment);
  await settled();
  expect(released()).toEqual([{ p_id: 'id-1' }]);
  await ask(environment);
  await settled();
  const keys = posts().map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0], keys[0], expect.not.stringMatching(keys[0]!)]);
  for (const key of keys) expect(key).toMatch(/^confirmation\/id-1\/[\w-]{36}$/);
});

it.each([401, 403, 422])('E2 a permanent refusal (%s) is not tried again', async (status) => {
  const { environment, posts, released, settled } = world({ provider: [status] });
  await ask(environment);
  await settled();
  expect([posts().length, released()]).toEqual([1, [{ p_id: 'id-1' }]]);
});

it.each([400, 429, 500])(
  'E2 when the database answers %s every caller gets 502 and no mail is sent',
  async (status) => {
    const { environment, mails } = world({ database: status });
    expect([(await ask(environment)).status, mails()]).toEqual([502, []]);
  },
);

it.each(['', 'constela.test'])('E2 with SITE_URL=%j no mail is claimed, because it could have no link', async (url) => {
  const { environment, calls } = world();
  environment.variables.SITE_URL = url;
  expect([(await ask(environment)).status, calls]).toEqual([502, []]);
  expect(log.mock.calls).toEqual([['send-confirmation failed:', 'SITE_URL is not an address']]);
});

it('E2 B6 says of a failure without a name that it was unexpected', async () => {
  const { environment } = fakeHost(() => Promise.reject('ada@example.org'));
  expect((await ask(environment)).status).toBe(502);
  expect(log.mock.calls).toEqual([['send-confirmation failed:', 'unexpected error']]);
});

it('B6 no personal data and no token is logged when everything fails', async () => {
  const worlds = [world({ provider: [0] }), world({ provider: [500] }), world({ database: 500 })];
  for (const { environment, settled } of worlds) {
    await ask(environment);
    await settled();
  }
  const { environment, settled } = fakeHost(({ url }) => {
    if (url.endsWith('/claim_confirmation')) return Response.json([ADA]);
    throw new TypeError('ada@example.org the-leave-token');
  });
  await ask(environment);
  await settled();
  expect(log.mock.calls).toEqual([
    ['send-confirmation could not mail:', 'unexpected TypeError'],
    ['send-confirmation could not mail:', 'the mail provider answered 500'],
    ['send-confirmation failed:', 'claim_confirmation answered 500'],
    ['send-confirmation could not mail:', 'unexpected TypeError'],
    ['send-confirmation could not release a claim:', 'unexpected TypeError'],
  ]);
});

const SITE = { origin: 'https://constela.test' };
const corsOf = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
/** One answer of each status. */
const everyAnswer = (headers: Record<string, string>) =>
  Promise.all([
    ask(world().environment, undefined, headers),
    ask(world().environment, '{', headers),
    sendConfirmation(new Request('https://db.test/', { headers }), world().environment),
    ask(world().environment, { name: 'x'.repeat(17_000) }, headers),
    ask(world().environment, undefined, { ...headers, 'content-type': 'text/plain' }),
    ask(world({ database: 500 }).environment, undefined, headers),
  ]);

it('A2 the site can read every answer, also failures', async () => {
  const answers = await everyAnswer(SITE);
  expect(
    answers.map(({ status, headers }) => [status, headers.get('access-control-allow-origin'), headers.get('vary')]),
  ).toEqual([200, 400, 405, 413, 415, 502].map((status) => [status, SITE.origin, 'Origin']));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { ok: true },
    { error: 'invalid_body' },
    { error: 'method_not_allowed' },
    { error: 'too_large' },
    { error: 'not_json' },
    { error: 'not_sent' },
  ]);
});

it('A2 a site without https, as on a developer’s machine, can read the answer', async () => {
  const { environment } = world();
  environment.variables.SITE_URL = 'http://localhost:3000/';
  const answer = await ask(environment, '{', { origin: 'http://localhost:3000' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});

it.each(['https://evil.test', 'http://constela.test', 'https://constela.test.evil.test', 'null'])(
  'B6 a page of %s can read no answer and is refused by the preflight',
  async (origin) => {
    const preflight = await sendConfirmation(
      new Request('https://db.test/', { method: 'OPTIONS', headers: { origin } }),
      world().environment,
    );
    const answers = [preflight, ...(await everyAnswer({ origin }))];
    expect(answers.map(corsOf)).toEqual(answers.map(() => []));
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(answers.map(() => 'Origin'));
  },
);

it.each(['', 'localhost:3000', 'file:///srv/site', 'file:///https://site', 'https:'])(
  'B6 with SITE_URL=%j no page can read an answer',
  async (siteUrl) => {
    const { environment } = world();
    environment.variables.SITE_URL = siteUrl;
    for (const origin of ['null', 'https://evil.test', ''])
      expect(corsOf(await ask(environment, '{', { origin }))).toEqual([]);
  },
);

it('A2 the preflight allows the site every header that supabase-js sends, and content-profile', async () => {
  const response = await sendConfirmation(
    new Request('https://db.test/', { method: 'OPTIONS', headers: SITE }),
    world().environment,
  );
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, SITE.origin]);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
  const listed = String(corsHeaders['Access-Control-Allow-Headers']).split(', ');
  expect(allowed).toEqual([...listed, 'content-profile']);
});
