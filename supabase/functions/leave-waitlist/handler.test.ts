import { fakeHost } from '../../../test-support/fakeHost';
import { leaveWaitlist } from './handler';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

const address = (token: string) => `https://db.test/functions/v1/leave-waitlist?token=${encodeURIComponent(token)}`;
const form = (fields: Record<string, string> = { 'List-Unsubscribe': 'One-Click' }) => new URLSearchParams(fields);
const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');

/** Calls the function of a list with one valid token; `database` is the status of a database that fails. */
async function ask(url: string, init?: RequestInit, database?: number) {
  const { environment, calls } = fakeHost(({ body }) => {
    if (database) return Response.json({ code: 'XX000', hint: null }, { status: database });
    if ((body as { p_token: string }).p_token === 'a-token') return new Response(null, { status: 204 });
    return Response.json({ code: 'P0001', hint: 'invalid_token', message: 'no' }, { status: 400 });
  });
  const response = await leaveWaitlist(new Request(url, init), environment);
  const { status, headers } = response;
  return { status, headers, calls, location: headers.get('location'), text: await response.text() };
}
const post = (token = 'a-token', body: BodyInit | null = form(), database?: number) =>
  ask(address(token), { method: 'POST', body }, database);

it.each([
  ['a form', form()],
  ['multipart', multipart],
])('B4 the one-click POST as %s leaves at once, with the rights of a visitor', async (_, body) => {
  const { status, headers, location, calls } = await post('a-token', body);
  // No redirect and no cookie, by RFC 8058.
  expect([status, location, headers.get('set-cookie')]).toEqual([200, null, null]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(calls).toMatchObject([
    {
      url: 'https://db.test/rest/v1/rpc/leave_waitlist',
      method: 'POST',
      headers: { apikey: 'eyJ-anon' },
      body: { p_token: 'a-token' },
    },
  ]);
});

it.each<[string, BodyInit | null]>([
  ['no body', null],
  ['another field', form({ x: 'One-Click' })],
  ['another value', form({ 'List-Unsubscribe': 'yes' })],
  ['a body that is not a form', '{"List-Unsubscribe":"One-Click"}'],
])('B4 B6 a POST with %s is refused without a call', async (_, body) => {
  const { status, calls } = await post('a-token', body);
  expect([status, calls]).toEqual([400, []]);
});

it.each(['GET', 'HEAD'])(
  'B4 a scanner that opens the address (%s) changes nothing and is redirected to the page',
  async (method) => {
    const { status, location, headers, calls } = await ask(address('a-token'), { method });
    expect([status, location]).toEqual([303, 'https://constela.test/waitlist/leave?token=a-token']);
    expect([headers.get('referrer-policy'), calls]).toEqual(['no-referrer', []]);
  },
);

it.each([
  ...['//evil.test', '&x=y', '\r\nSet-Cookie: a=b', 'x'.repeat(200)].map((token) => [address(token), token]),
  ...[address('x'.repeat(201)), address(''), address('').split('?')[0]!].map((url) => [url, null]),
] as [string, string | null][])('B4 B6 %s redirects only to the site, with the token %j', async (url, token) => {
  const location = new URL((await ask(url)).location!);
  expect(location.origin + location.pathname).toBe('https://constela.test/waitlist/leave');
  expect(location.searchParams.get('token')).toBe(token);
});

it.each<[string, number]>([
  ['x'.repeat(200), 1],
  ...['', 'x'.repeat(201), 'a-token!', '!a-token'].map((token): [string, number] => [token, 0]),
])('B4 B6 the token %j answers 404, which does not tell who is listed, after %i calls', async (token, asked) => {
  const { status, text, calls } = await post(token);
  expect([status, calls.length]).toEqual([404, asked]);
  expect(text).toBe('Este enlace no lleva a nadie de la lista. / This link leads to nobody on the list.\n');
  expect(log).not.toHaveBeenCalled();
});

it('B4 people read in both languages what came of it, and programs in English what they did wrong', async () => {
  const failed = await post('a-token', form(), 500);
  expect(log.mock.calls).toEqual([['leave-waitlist failed:', 'leave_waitlist answered 500']]);
  const refused = await ask(address('a-token'), { method: 'PUT' });
  expect(refused.headers.get('allow')).toBe('GET, HEAD, POST');
  const tooLarge = form({ 'List-Unsubscribe': 'One-Click', x: 'x'.repeat(5_000) });
  const answers = [failed, await post(), await post('a-token', null), await post('a-token', tooLarge), refused];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [502, 'Ahora no es posible; inténtalo más tarde. / Not possible now; please try again later.\n'],
    [200, 'Ya no estás en la lista y hemos borrado tus datos. / You are off the list and your data is erased.\n'],
    [400, 'The body must be List-Unsubscribe=One-Click.\n'],
    [413, 'The body is too large.\n'],
    [405, 'Only GET and POST.\n'],
  ]);
  for (const { headers } of answers) expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
