import * as fc from 'fast-check';
import { Hono } from 'hono';
import type { Database } from '../database/database';
import { asOwner, empty } from '../../test-support/listQueries';
import { openTestDatabase } from '../../test-support/testDatabase';
import { restRoutes } from './restRoutes';

const SERVICE_KEY = 'the-service-key';
const BODY = { p_email: 'ada@example.org', p_name: 'Ada', p_interests: 'Web3 technology', p_message: null };

const log = jest.spyOn(console, 'error').mockImplementation(() => {});

let database: Database;
let appBehind: (clientAddressHeader?: string) => Hono;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  // Functions for these tests that return the caller's role and headers or fail.
  await database.script(`
    create function public.whoami() returns json language sql as $$
      select json_build_object('role', current_user, 'claims', current_setting('request.jwt.claims', true)::json)
    $$;
    create function public.headers() returns json language sql as $$ select current_setting('request.headers')::json $$;
    create function public.next(number int) returns int language sql as $$ select number + 1 $$;
    create function public.fail(code text) returns void language plpgsql as $$
      begin raise exception 'no' using errcode = code, hint = 'a hint', detail = 'a detail'; end $$;
  `);
  appBehind = (clientAddressHeader) =>
    new Hono().route('/rest/v1', restRoutes({ database, serviceKey: SERVICE_KEY, clientAddressHeader }));
  app = appBehind();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const post = (name: string, body: unknown, headers: Record<string, string> = {}, to = app) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text };
  return to.request(`/rest/v1/rpc/${name}`, init, { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
};
const signUps = () => asOwner(database, 'select from private.waitlist_sign_ups');

it.each([
  ['a NUL', '{"p_email":"a@b.co","p_name":"Ada\\u0000","p_interests":"Web3 technology"}'],
  ['half a surrogate pair', '{"p_email":"a@b.co","p_name":"Ada\\ud800","p_interests":"Web3 technology"}'],
])('E1 %s answers 400 and leaves no row', async (_, body) => {
  expect((await post('add_waitlist_subscription', body)).status).toBe(400);
  expect(await signUps()).toEqual([]);
});

it.each([
  ['an unknown function', 'nothing', {}, 404, 'PGRST202'],
  ['a helper of the private schema', 'normalized_email', { value: 'a@b.co' }, 404, 'PGRST202'],
  ['a missing argument', 'add_waitlist_subscription', { p_email: 'a@b.co' }, 404, 'PGRST202'],
  ['an unknown argument', 'add_waitlist_subscription', { ...BODY, p_role: 'admin' }, 404, 'PGRST202'],
  ['SQL for an argument', 'add_waitlist_subscription', { ...BODY, '"': 1, '\0': 1 }, 404, 'PGRST202'],
  ['SQL for a name', 'whoami%22()%20as%20answer--', {}, 404, 'PGRST202'],
  ['half an object', 'add_waitlist_subscription', '{', 400, 'PGRST102'],
  ['a list', 'add_waitlist_subscription', '[]', 400, 'PGRST102'],
  // Deep nesting would overflow the stack of the embedded database.
  ['nested lists', 'add_waitlist_subscription', `{"p_email":${'['.repeat(8000)}${']'.repeat(8000)}}`, 400, 'PGRST102'],
])('A1 B6 E1 a call with %s is refused', async (_, name, body, status, code) => {
  const response = await post(name, body);
  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

it('A1 B6 E1 of an argument that is given twice only the last value counts', async () => {
  expect(await (await post('next', '{"number":[[[]]],"number":2}')).json()).toBe(3);
});

it.each([
  [undefined, 400],
  ['application/x-www-form-urlencoded', 400],
  ['Application/JSON ;charset=UTF-8', 204],
])('A1 E1 B6 the content type %j answers %i: no foreign page can post without asking first', async (type, status) => {
  const body = new TextEncoder().encode(JSON.stringify(BODY));
  const headers = type === undefined ? undefined : { 'content-type': type };
  const response = await app.request('/rest/v1/rpc/add_waitlist_subscription', { method: 'POST', headers, body });
  expect([response.status, (await signUps()).length]).toEqual([status, status === 204 ? 1 : 0]);
});

it('B6 a body of more than 16 KB answers 413 before it is parsed', async () => {
  // It is not JSON: parsed first, it would answer 400.
  const over = await post('add_waitlist_subscription', '{'.repeat(16 * 1024 + 1));
  expect([over.status, await over.json()]).toMatchObject([413, { code: '413' }]);
  expect((await post('add_waitlist_subscription', '{'.repeat(16 * 1024))).status).toBe(400);
});

/** What the form never sends: any JSON, and texts that often cause errors. */
const argument = fc.oneof(
  fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<unknown>,
  fc.string({ unit: fc.constantFrom(...'a@.,\0\n\u001b\u0085\u202e\'"%;🌟', '\ud83c'), maxLength: 20 }),
);
const strangeCall = fc.oneof(
  fc.tuple(
    fc.constant('add_waitlist_subscription'),
    fc.record({ p_email: argument, p_name: argument, p_interests: argument, p_message: argument }),
  ),
  fc.tuple(fc.constantFrom('confirm_waitlist_subscription', 'leave_waitlist'), fc.record({ p_token: argument })),
  fc.tuple(fc.constantFrom('claim_mails', 'mark_mails', 'purge_waitlist', 'nothing'), argument),
);

it('E1 B6 no call that the form never makes gets a status of 500 or above', async () => {
  await fc.assert(
    fc.asyncProperty(strangeCall, async ([name, args]) => {
      const { status } = await post(name, args ?? null);
      expect([204, 400, 401, 404, 413]).toContain(status);
    }),
    { numRuns: 150 },
  );
});

// WAITLIST: The local server writes the header itself.
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
  ['an address without its port', 'x-forwarded-for', '6.6.6.6, 198.51.100.1:5678', '198.51.100.1'],
  ['an address of IPv6', 'x-forwarded-for', '2001:db8::1', '2001:db8::1'],
  ['an address of IPv6 without its brackets', 'x-forwarded-for', '[2001:db8::1]', '2001:db8::1'],
  ['an address of IPv6 without brackets and port', 'x-forwarded-for', '[::1]:80', '::1'],
  ['an address without quotes', 'x-forwarded-for', '"[2001:db8::1]:80"', '2001:db8::1'],
  ['none for what is no address', 'x-forwarded-for', '198.51.100.1, unknown', ''],
  ['none for what is too long', 'x-forwarded-for', `[${'2001:db8::1'.padStart(99, '0')}]`, ''],
])('B6 SQL reads, as the address of a client, %s', async (_, trusted, forwarded, address) => {
  const headers = { ...claims, authorization: 'x', 'x-forwarded-for': forwarded };
  const response = await post('headers', {}, headers, appBehind(trusted));
  expect(await response.json()).toEqual({
    'cf-connecting-ip': address,
    'content-type': 'application/json',
  });
});

it('B6 a proxy that names no readable address is said once in the log, without what it wrote', async () => {
  const behind = appBehind('x-real-ip');
  log.mockClear();
  for (const address of ['198.51.100.1', 'unknown:secret', 'unknown', ''])
    await post('headers', {}, { 'x-real-ip': address }, behind);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^A request had no readable client address in x-real-ip (?!.*secret)/)],
  ]);
});

it.each<[code: string, status: number, logged?: string]>([
  ['P0001', 400],
  ['PT429', 429],
  ['PT200', 400],
  ['22P02', 400],
  ['42501', 401],
  ['XX000', 500, 'Error XX000: no'],
  // Outages are logged where the database is opened again.
  ['53100', 503],
  ['57P01', 503],
])(
  'B6 B12 E1 the error code %s answers %i, a failure with its code alone, and is logged with its message',
  async (code, status, logged = '') => {
    log.mockClear();
    const response = await post('fail', { code });
    // A PostgreSQL that is away has one code for all outages.
    const failure = { code: status === 503 && process.env.DATABASE_URL ? '08006' : code };
    const answer = status < 500 ? { code, details: 'a detail', hint: 'a hint', message: 'no' } : failure;
    expect([response.status, await response.json()]).toEqual([status, answer]);
    expect(log.mock.calls).toEqual(logged ? [[logged]] : []);
  },
);

it('B6 a page of another origin is allowed nothing: it can neither ask for a sign-up nor read an answer', async () => {
  const asking = await app.request('/rest/v1/rpc/add_waitlist_subscription', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
  });
  const answered = await post('whoami', {}, { origin: 'https://evil.test' });
  const allowed = [asking, answered].map(({ headers }) => headers.get('access-control-allow-origin'));
  expect([asking.status, ...allowed]).toEqual([404, null, null]);
});

// WAITLIST: **Refused calls** count for nothing in the database.
// WAITLIST: The local server answers 429 to a client after 300 in a minute.
it('B6 a client of whom three hundred calls were refused in a minute is refused without a look, others are not', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  const to = appBehind('x-client');
  const from = (address: string) =>
    post('add_waitlist_subscription', { ...BODY, p_email: 'no' }, { 'x-client': address }, to);
  for (let n = 0; n < 300; n += 1) expect((await from('203.0.113.9')).status).toBe(400);
  expect((await from('203.0.113.9')).status).toBe(429);
  expect((await from('203.0.113.10')).status).toBe(400);
  jest.advanceTimersByTime(60_000);
  expect((await from('203.0.113.9')).status).toBe(400);
  jest.useRealTimers();
});
