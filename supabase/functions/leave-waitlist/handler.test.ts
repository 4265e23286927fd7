import { fakeHost } from '../../../test-support/fakeHost';
import { leaveWaitlist } from './handler';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

const TOKEN = 'a1'.repeat(32);
const address = (token: string) => `https://db.test/functions/v1/leave-waitlist?token=${encodeURIComponent(token)}`;
const form = (fields: Record<string, string> = { 'List-Unsubscribe': 'One-Click' }) => new URLSearchParams(fields);
const PAIR = 'List-Unsubscribe=One-Click';
const NOBODY = 'Este enlace no lleva a nadie de la lista. / This link leads to nobody on the list.\n';
const typed = (text: string, type: string) => new Blob([text], { type });
const multipart = new FormData();
multipart.set('List-Unsubscribe', 'One-Click');

/** Calls the function of a list with one valid token; `database` is the status of a database that fails. */
async function ask(url: string, init?: RequestInit, database?: number) {
  const { environment, calls } = fakeHost(({ body }) => {
    if (database) return Response.json({ code: 'XX000', hint: null }, { status: database });
    if ((body as { p_token: string }).p_token === TOKEN) return new Response(null, { status: 204 });
    return Response.json({ code: 'P0001', hint: 'invalid_token', message: 'no' }, { status: 400 });
  });
  const response = await leaveWaitlist(new Request(url, init), environment);
  const { status, headers } = response;
  return { status, headers, calls, location: headers.get('location'), text: await response.text() };
}
const post = (token = TOKEN, body: BodyInit | null = form(), database?: number) =>
  ask(address(token), { method: 'POST', body }, database);

it.each([
  ['a form', form()],
  ['multipart', multipart],
  ['plain text', PAIR],
  ['a form with a line break', typed(`${PAIR}\r\n`, 'application/x-www-form-urlencoded; charset=utf-8')],
  ['a text without a type', typed(PAIR, '')],
  ['an empty form', typed('', 'application/x-www-form-urlencoded')],
  ['a line break', '\r\n'],
  ['nothing', null],
])('B4 the one-click POST as %s leaves at once, with the rights of a visitor', async (_, body) => {
  const { status, headers, location, calls } = await post(TOKEN, body);
  // No redirect and no cookie, by RFC 8058.
  expect([status, location, headers.get('set-cookie')]).toEqual([200, null, null]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(calls).toMatchObject([
    {
      url: 'https://db.test/rest/v1/rpc/leave_waitlist',
      method: 'POST',
      headers: { apikey: 'eyJ-anon' },
      body: { p_token: TOKEN },
    },
  ]);
});

it.each<[string, BodyInit]>([
  ['another field', form({ x: 'One-Click' })],
  ['another value', form({ 'List-Unsubscribe': 'yes' })],
  ['a body that is not a form', '{"List-Unsubscribe":"One-Click"}'],
  ['a form of parts without its parts', typed(PAIR, 'multipart/form-data')],
])('B4 B6 a POST with %s is refused without a call', async (_, body) => {
  const { status, calls } = await post(TOKEN, body);
  expect([status, calls]).toEqual([400, []]);
});

it.each(['GET', 'HEAD'])(
  'B4 a scanner that opens the address (%s) changes nothing and is redirected to the page',
  async (method) => {
    const { status, location, headers, calls } = await ask(address(TOKEN), { method });
    expect([status, location]).toEqual([303, `https://constela.test/waitlist/leave?token=${TOKEN}`]);
    expect([headers.get('referrer-policy'), calls]).toEqual(['no-referrer', []]);
  },
);

it.each([...'.>),;"\' =_-ñ', '%20', '%3E', '\r\n', '&amp;', '.'.repeat(136), TOKEN])(
  'B4 a token with %j after it works',
  async (after) => {
    expect((await ask(address(TOKEN + after))).location).toBe(`https://constela.test/waitlist/leave?token=${TOKEN}`);
    const { status, calls } = await post(TOKEN + after);
    expect([status, calls.map(({ body }) => body)]).toEqual([200, [{ p_token: TOKEN }]]);
  },
);

it.each(['', '!', `<${TOKEN}`, '//evil.test', '\r\nSet-Cookie: a=b', TOKEN + '.'.repeat(137)])(
  'B4 B6 %j is no token: no call, 404, which does not tell who is listed, and a redirect to the page without one',
  async (token) => {
    const { status, text, calls } = await post(token);
    expect([status, text, calls]).toEqual([404, NOBODY, []]);
    expect((await ask(address(token))).location).toBe('https://constela.test/waitlist/leave');
  },
);

it('B4 B6 an unknown token and no token at all answer 404, too', async () => {
  const unknown = await post('b2'.repeat(32));
  expect([unknown.status, unknown.text, unknown.calls.length]).toEqual([404, NOBODY, 1]);
  const bare = address('').split('?')[0]!;
  expect((await ask(bare, { method: 'POST' })).status).toBe(404);
  expect((await ask(bare)).location).toBe('https://constela.test/waitlist/leave');
  expect(log).not.toHaveBeenCalled();
});

it('B4 people read in both languages what came of it, and programs in English what they did wrong', async () => {
  const failed = await post(TOKEN, form(), 500);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('leave-waitlist failed: leave_waitlist answered 500 XX000.')],
  ]);
  expect([(await post(TOKEN, form(), 503)).status, log.mock.calls.length]).toEqual([502, 1]);
  const refused = await ask(address(TOKEN), { method: 'PUT' });
  expect(refused.headers.get('allow')).toBe('GET, HEAD, POST');
  const tooLarge = form({ 'List-Unsubscribe': 'One-Click', x: 'x'.repeat(5_000) });
  const answers = [failed, await post(), await post(TOKEN, 'x'), await post(TOKEN, tooLarge), refused];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [502, 'Ahora no es posible; inténtalo más tarde. / Not possible now; please try again later.\n'],
    [200, 'Ya no estás en la lista y hemos borrado tus datos. / You are off the list and your data is erased.\n'],
    [400, 'The body must be List-Unsubscribe=One-Click.\n'],
    [413, 'The body is too large.\n'],
    [405, 'Only GET and POST.\n'],
  ]);
  for (const { headers } of answers) expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
