import { Hono } from 'hono';
import type { Database } from '../database/database';
import { asOwner, empty } from '../../test-support/listQueries';
import { openTestDatabase } from '../../test-support/testDatabase';
import { loadApiFunctions } from './apiFunction';
import { requestHeaders, restRoutes } from './restRoutes';

const SERVICE_KEY = 'the-service-key';
const SITE = 'https://constela.test';
const BODY = { p_email: 'ada@example.org', p_name: 'Ada', p_interests: 'Web3 technology', p_message: null };

let database: Database;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  // Functions for these tests that return the caller's role and headers or fail.
  await database.script(`
    create function public.whoami() returns json language sql as $$
      select json_build_object('role', current_user, 'claims', current_setting('request.jwt.claims', true)::json)
    $$;
    create function public.headers() returns json language sql as $$ select current_setting('request.headers')::json $$;
    create function public.numbers(upto int) returns setof int language sql as $$ select generate_series(1, upto) $$;
    create function public.fail(code text) returns void language plpgsql as $$
      begin raise exception 'no' using errcode = code, hint = 'a hint', detail = 'a detail'; end $$;
  `);
  const functions = await loadApiFunctions(database);
  app = new Hono().route(
    '/rest/v1',
    restRoutes({ database, functions, serviceKey: SERVICE_KEY, siteUrl: () => `${SITE}/` }),
  );
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

/** `peer` is the client's address. */
const post = (name: string, body: unknown, headers: Record<string, string> = {}, peer?: string) =>
  app.request(
    `/rest/v1/rpc/${name}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    },
    peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } },
  );
const signUps = () => asOwner(database, 'select from private.waitlist_sign_ups');

it.each([
  ['a NUL', '{"p_email":"a@b.co","p_name":"Ada\\u0000","p_interests":"Web3 technology"}'],
  ['half a surrogate pair', '{"p_email":"a@b.co","p_name":"Ada\\ud800","p_interests":"Web3 technology"}'],
  ['an object for a name', { ...BODY, p_name: { first: 'Ada' }, p_email: 'no' }],
  ['null for everything', { p_email: null, p_name: null, p_interests: null, p_message: null }],
])('E1 %s answers 400 and leaves no row', async (_, body) => {
  expect((await post('add_waitlist_subscription', body)).status).toBe(400);
  expect(await signUps()).toEqual([]);
});

it.each([
  ['an unknown function', 'nothing', {}, 404, 'PGRST202'],
  ['a helper of the private schema', 'normalized_email', { value: 'a@b.co' }, 404, 'PGRST202'],
  ['no argument', 'add_waitlist_subscription', '', 404, 'PGRST202'],
  ['a missing argument', 'add_waitlist_subscription', { p_email: 'a@b.co' }, 404, 'PGRST202'],
  ['an unknown argument', 'add_waitlist_subscription', { ...BODY, p_role: 'admin' }, 404, 'PGRST202'],
  ['half an object', 'add_waitlist_subscription', '{', 400, 'PGRST102'],
  ['a list', 'add_waitlist_subscription', '[]', 400, 'PGRST102'],
  ['a number', 'add_waitlist_subscription', '7', 400, 'PGRST102'],
  // Deep nesting would overflow the stack of the embedded database.
  ['nested lists', 'add_waitlist_subscription', `{"p_email":${'['.repeat(8000)}${']'.repeat(8000)}}`, 400, 'PGRST102'],
])('A1 B6 E1 a call with %s is refused', async (_, name, body, status, code) => {
  const response = await post(name, body);
  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

it('A1 B6 E1 answers a set as a list; of an argument that is given twice only the last value counts', async () => {
  const response = await post('numbers', '{"upto":[[[]]],"upto":2}');
  expect(await response.json()).toEqual([1, 2]);
});

it.each([undefined, 'application/x-www-form-urlencoded', 'text/plain; x=application/json'])(
  'E1 B6 the content type %j is refused, so that no foreign page can post without asking first',
  async (type) => {
    const body = new TextEncoder().encode(JSON.stringify(BODY));
    const headers = type === undefined ? undefined : { 'content-type': type };
    const response = await app.request('/rest/v1/rpc/add_waitlist_subscription', { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST102' }]);
    expect(await signUps()).toEqual([]);
  },
);

it.each(['application/json', 'Application/JSON ;charset=UTF-8'])('A1 the content type %j is JSON', async (type) => {
  expect((await post('add_waitlist_subscription', BODY, { 'content-type': type })).status).toBe(204);
});

it('B6 a body of more than 16 KB answers 413 before it is parsed', async () => {
  // It is not JSON: parsed first, it would answer 400.
  const over = await post('add_waitlist_subscription', '{'.repeat(16 * 1024 + 1));
  expect([over.status, await over.json()]).toMatchObject([413, { code: '413' }]);
  expect((await post('add_waitlist_subscription', '{'.repeat(16 * 1024))).status).toBe(400);
});

it('G6 A2 B6 every caller has the role anon, whatever it claims; only the service key gives the service role', async () => {
  const attempts: Record<string, string>[] = [{}, { apikey: 'anything' }, { authorization: `Bearer ${SERVICE_KEY}` }];
  for (const headers of attempts) {
    expect(await (await post('whoami', {}, headers)).json()).toEqual({ role: 'anon', claims: { role: 'anon' } });
  }
  expect((await post('claim_mails', {})).status).toBe(401);
  expect(await (await post('whoami', {}, { apikey: SERVICE_KEY })).json()).toMatchObject({ role: 'service_role' });
});

const claims = Object.fromEntries(
  ['x-forwarded-host', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'cf-ipcountry', 'true-client-ip', 'cookie'].map(
    (name) => [name, 'x'],
  ),
);
it.each([
  ['without a trusted header the peer', undefined, '198.51.100.1', '203.0.113.7'],
  ['the last entry of the trusted header of a proxy', 'x-forwarded-for', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['the peer when the last entry is empty', 'x-forwarded-for', '6.6.6.6,', '203.0.113.7'],
])('B6 SQL reads the language of a client and, as its address, %s', async (_, trusted, forwarded, address) => {
  const echo = new Hono().all('/', (c) => c.json(requestHeaders(c, trusted)));
  const headers = { ...claims, authorization: 'x', 'accept-language': 'es', 'x-forwarded-for': forwarded };
  const response = await echo.request('/', { headers }, { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
  expect(await response.json()).toEqual({ 'accept-language': 'es', 'cf-connecting-ip': address });
});

it('B6 a call passes the headers of its client to SQL', async () => {
  const response = await post('headers', {}, {}, '203.0.113.9');
  expect(await response.json()).toEqual({ 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.9' });
});

it.each([
  ['P0001', 400],
  ['PT429', 429],
  ['PT200', 400],
  ['23505', 409],
  ['22P02', 400],
  ['42501', 401],
  ['42883', 404],
])('E1 the error code %s answers %i', async (code, status) => {
  const response = await post('fail', { code });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code, details: 'a detail', hint: 'a hint', message: 'no' });
});

it.each([
  ['a failure, which is logged with code and message only,', 'XX000', 500, [['Error XX000: no']]],
  ...['53100', '53300', '57P01'].map((code): [string, string, number, string[][]] => [
    'an outage, which is not logged for each call,',
    code,
    503,
    [],
  ]),
])('B6 B12 E1 %s (%s) answers %i', async (_, code, status, logged) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect([(await post('fail', { code })).status, log.mock.calls]).toEqual([status, logged]);
  log.mockRestore();
});

const preflight = (origin: string) =>
  app.request('/rest/v1/rpc/add_waitlist_subscription', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': ASKED },
  });
const ASKED = 'apikey,authorization,content-profile,content-type,x-client-info';
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

it('A1 the preflight allows the site what supabase-js sends', async () => {
  const response = await preflight(SITE);
  expect([response.status, allowed(response)]).toEqual([204, SITE]);
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  expect(response.headers.get('access-control-allow-headers')?.replaceAll(' ', '')).toBe(ASKED);
  expect(response.headers.get('vary')).toContain('Origin');
});

it('A1 E1 the site may read every answer, also failures', async () => {
  for (const [body, status] of [
    [BODY, 204],
    ['{', 400],
    ['x'.repeat(20_000), 413],
  ] as const) {
    const answer = await post('add_waitlist_subscription', body, { origin: SITE });
    expect([answer.status, allowed(answer), answer.headers.get('vary')]).toEqual([status, SITE, 'Origin']);
  }
});

it.each(['https://constela.test.evil.test', 'http://constela.test', 'null', ''])(
  'B6 a page of %j is allowed nothing: it can neither ask for a sign-up nor read an answer',
  async (origin) => {
    const [preflighted, answered] = [await preflight(origin), await post('whoami', {}, { origin })];
    expect([allowed(preflighted), allowed(answered)]).toEqual([null, null]);
    expect(answered.headers.get('vary')).toBe('Origin');
  },
);

it('G5 a page of the server itself may call under any name of this machine', async () => {
  const response = await post('add_waitlist_subscription', BODY, { origin: 'http://127.0.0.1:3000' });
  expect([response.status, allowed(response)]).toEqual([204, null]);
});
