import type { Environment } from '../_shared/environment';
import { fakeHost } from '../../../test-support/fakeHost';
import { leaveWaitlist } from './handler';

/** A list with one valid token. */
const world = (database = 204) =>
  fakeHost(({ body }) => {
    if (database !== 204) return Response.json({ code: 'XX000', hint: null }, { status: database });
    if ((body as { p_token: string }).p_token === 'a-token') return new Response(null, { status: 204 });
    return Response.json({ code: 'P0001', hint: 'invalid_token', message: 'no' }, { status: 400 });
  });

const address = (token: string) => `https://db.test/functions/v1/leave-waitlist?token=${encodeURIComponent(token)}`;
const form = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const post = (environment: Environment, token = 'a-token', body: BodyInit | null = form()) =>
  leaveWaitlist(new Request(address(token), { method: 'POST', body }), environment);

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function multipart(): FormData {
  const data = new FormData();
  data.set('List-Unsubscribe', 'One-Click');
  return data;
}

it.each([
  ['a form', form],
  ['multipart', multipart],
])('B4 the one-click POST as %s leaves at once, with the rights of a visitor', async (_, body) => {
  const { environment, calls } = world();
  const response = await post(environment, 'a-token', body());
  expect(response.status).toBe(200);
  expect(calls).toMatchObject([
    {
      url: 'https://db.test/rest/v1/rpc/leave_waitlist',
      method: 'POST',
      headers: { apikey: 'eyJ-anon' },
      body: { p_token: 'a-token' },
    },
  ]);
});

it('B4 the answer to the POST has no redirect and no cookie, and is not cached', async () => {
  const { headers } = await post(world().environment);
  expect([headers.get('location'), headers.get('set-cookie')]).toEqual([null, null]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['no body', null],
  ['another field', new URLSearchParams({ x: 'One-Click' })],
  ['another value', new URLSearchParams({ 'List-Unsubscribe': 'yes' })],
  ['a body that is not a form', '{"List-Unsubscribe":"One-Click"}'],
])('B4 a POST with %s is not the one click of RFC 8058', async (_, body) => {
  const { environment, calls } = world();
  expect([(await post(environment, 'a-token', body)).status, calls]).toEqual([400, []]);
});

it('B6 a POST of more than 4 KB is refused with 413', async () => {
  const { environment, calls } = world();
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click', x: 'x'.repeat(5_000) });
  expect([(await post(environment, 'a-token', body)).status, calls]).toEqual([413, []]);
});

it.each(['GET', 'HEAD'])(
  'B4 a scanner that opens the address (%s) changes nothing and is redirected to the page',
  async (method) => {
    const { environment, calls } = world();
    const response = await leaveWaitlist(new Request(address('a-token'), { method }), environment);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://constela.test/waitlist/leave?token=a-token',
    ]);
    expect([response.headers.get('referrer-policy'), calls]).toEqual(['no-referrer', []]);
  },
);

it('B4 the redirect leads only to the site, for any token', async () => {
  for (const token of ['//evil.test', '&x=y', '\r\nSet-Cookie: a=b', '']) {
    const response = await leaveWaitlist(new Request(address(token)), world().environment);
    const location = new URL(response.headers.get('location')!);
    expect([location.origin, location.pathname]).toEqual(['https://constela.test', '/waitlist/leave']);
    expect(location.searchParams.get('token') ?? '').toBe(token);
  }
});

it.each([address('x'.repeat(201)), address(''), 'https://db.test/functions/v1/leave-waitlist'])(
  'B6 what can be no token is not passed to the page: %s',
  async (url) => {
    const opened = await leaveWaitlist(new Request(url), world().environment);
    expect(opened.headers.get('location')).toBe('https://constela.test/waitlist/leave');
  },
);

it('B4 a token of the maximum length is passed to the page and to the database', async () => {
  const token = 'x'.repeat(200);
  const { environment, calls } = world();
  const opened = await leaveWaitlist(new Request(address(token)), environment);
  expect(opened.headers.get('location')).toBe(`https://constela.test/waitlist/leave?token=${token}`);
  await post(environment, token);
  expect(calls.map(({ body }) => body)).toEqual([{ p_token: token }]);
});

it.each(['', 'x'.repeat(201), 'a token', 'a-token!', '!a-token', '\u0000'])(
  'B6 the database is not asked for %j, which can be no token',
  async (token) => {
    const { environment, calls } = world();
    expect((await post(environment, token)).status).toBe(404);
    expect(calls).toEqual([]);
  },
);

it.each(['unknown', '', 'x'.repeat(201), 'a token', '\u0000'])(
  'B4 B6 the token %j answers 404, which does not tell who is listed',
  async (token) => {
    const response = await post(world().environment, token);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('@');
    expect(log).not.toHaveBeenCalled();
  },
);

it('B4 a failing database answers 502, so that the mail program tries again, and no token is logged', async () => {
  expect((await post(world(500).environment)).status).toBe(502);
  expect(log.mock.calls).toEqual([['leave-waitlist failed:', 'leave_waitlist answered 500']]);
});

it('B4 people read in both languages what came of it, and programs in English what they did wrong', async () => {
  const put = leaveWaitlist(new Request(address('a-token'), { method: 'PUT' }), world().environment);
  const tooLarge = new URLSearchParams({ x: 'x'.repeat(5_000) });
  const answers = await Promise.all([
    post(world().environment),
    post(world().environment, 'unknown'),
    post(world(500).environment),
    post(world().environment, 'a-token', null),
    post(world().environment, 'a-token', tooLarge),
    put,
  ]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'Ya no estás en la lista y hemos borrado tus datos. / You are off the list and your data is erased.\n',
    'Este enlace no lleva a nadie de la lista. / This link leads to nobody on the list.\n',
    'Ahora no es posible; inténtalo más tarde. / Not possible now; please try again later.\n',
    'The body must be List-Unsubscribe=One-Click.\n',
    'The body is too large.\n',
    'Only GET and POST.\n',
  ]);
  for (const { headers } of answers) expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it.each(['PUT', 'DELETE', 'OPTIONS'])('B4 %s is refused', async (method) => {
  const response = await leaveWaitlist(new Request(address('a-token'), { method }), world().environment);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});
