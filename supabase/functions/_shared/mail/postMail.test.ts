import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '../brand';
import { type Outcome, postMails } from './postMail';

const mail = { subject: 's', html: '<p>h</p>', text: 't', headers: { 'List-Unsubscribe': '<https://db.test/leave>' } };
const ADA = { to: 'ada@example.org', mail };
const EVE = { to: 'eve@example.org', mail };
const taken = () => Response.json({ id: 'mail-1' });
const takenTogether = () => Response.json({ data: [{ id: 'mail-1' }, { id: 'mail-2' }] });

/** What the provider is asked. */
async function asked(variables: Record<string, string>, mails = [ADA]): Promise<Request> {
  let request: Request | undefined;
  const fetch = (url: string, init: RequestInit) => {
    request = new Request(url, init);
    return Promise.resolve(taken());
  };
  await postMails(mails, 'key-1', { fetch, variables });
  return request!;
}

const outcomeOf = (answer: () => Response | Promise<Response>, mails = [ADA]): Promise<Outcome> =>
  postMails(mails, 'key-1', { fetch: async () => answer(), variables: {} });
const refusing = (status: number, name?: unknown, headers: Record<string, string> = {}) =>
  outcomeOf(() => Response.json({ name }, { status, headers }));

it('B3 asks the provider for one mail to one address, with the key that keeps it from being sent twice', async () => {
  const request = await asked({
    RESEND_API_KEY: 'k',
    RESEND_API_URL: 'https://mail.test',
    MAIL_FROM: 'A <a@example.org>',
  });
  expect([request.method, request.url]).toEqual(['POST', 'https://mail.test/emails']);
  expect(Object.fromEntries(request.headers)).toEqual({
    authorization: 'Bearer k',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
  });
  expect(await request.json()).toEqual({ from: 'A <a@example.org>', to: ['ada@example.org'], ...mail });
});

it('B3 asks for several mails at once, each to one address', async () => {
  const request = await asked({ RESEND_API_URL: 'https://mail.test' }, [ADA, EVE]);
  expect([request.url, request.headers.get('idempotency-key')]).toEqual(['https://mail.test/emails/batch', 'key-1']);
  expect(await request.json()).toMatchObject([{ to: ['ada@example.org'] }, { to: ['eve@example.org'] }]);
});

it('B3 asks Resend, in the name of its own test address, where nothing else is set', async () => {
  const request = await asked({});
  expect(request.url).toBe('https://api.resend.com/emails');
  expect(request.headers.get('authorization')?.trim()).toBe('Bearer');
  expect(await request.json()).toMatchObject({ from: `${brand} <onboarding@resend.dev>` });
});

it('E2 mails are sent when the provider names each by its id', async () => {
  expect(await outcomeOf(taken)).toEqual({ kind: 'sent' });
  expect(await outcomeOf(takenTogether, [ADA, EVE])).toEqual({ kind: 'sent' });
});

it('E2 a key that an earlier try of the same mails has used means that they are sent', async () => {
  expect(await refusing(409, 'invalid_idempotent_request')).toEqual({ kind: 'sent' });
});

it.each([
  ['nothing', () => new Response(null, { status: 200 })],
  ['an HTML page', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['JSON without an id', () => Response.json({})],
  ['an empty id', () => Response.json({ id: '' })],
  ['an id that is no text', () => Response.json({ id: 7 })],
  ['null', () => Response.json(null)],
  ['more than 64 KB', () => Response.json({ id: 'mail-1', more: 'x'.repeat(64 * 1024) })],
])('E2 200 with %s is in doubt', async (_, answer) => {
  const why = 'the mail provider answered 200 without an id';
  expect(await outcomeOf(answer)).toEqual({ kind: 'doubt', why });
});

it.each([
  ['one id for two mails', () => Response.json({ data: [{ id: 'mail-1' }] })],
  ['a null for one of two mails', () => Response.json({ data: [{ id: 'mail-1' }, null] })],
  ['the id of a single mail for two', taken],
])('E2 200 with %s is in doubt', async (_, answer) => {
  expect(await outcomeOf(answer, [ADA, EVE])).toMatchObject({ kind: 'doubt' });
});

it.each([
  [408, undefined, '408'],
  [409, 'concurrent_idempotent_requests', '409 concurrent_idempotent_requests'],
  [409, undefined, '409'],
  [500, 'application_error', '500 application_error'],
  [503, 'to ada@example.org', '503'],
])('E2 %s with the error name %j is in doubt', async (status, name, shown) => {
  expect(await refusing(status, name)).toEqual({ kind: 'doubt', why: `the mail provider answered ${shown}` });
});

it('B6 E2 no answer is in doubt, and the reason names nobody', async () => {
  const why = 'the mail provider did not answer (TypeError)';
  const failed = () => Promise.reject(new TypeError('fetch failed for ada@example.org'));
  expect(await outcomeOf(failed)).toEqual({ kind: 'doubt', why });
});

it('E2 an answer that takes more than fifteen seconds is in doubt', async () => {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  const why = 'the mail provider did not answer (TimeoutError)';
  expect(await postMails([ADA], 'key-1', { fetch, variables: {} })).toEqual({ kind: 'doubt', why });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

it.each([
  ['seconds', '7', 7],
  ['seconds with a fraction', '0.5', 0.5],
  ['a date', 'Wed, 25 Nov 2026 10:01:30 GMT', 90],
  ['a date that is over', 'Wed, 25 Nov 2026 09:59:00 GMT', 0],
  ['a negative number', '-5', 0],
  ['more than a day', '999999', 86_400],
  ['nothing that is a time', 'soon', 1],
  ['a blank', ' ', 1],
  ['no header', undefined, 1],
])('E2 429 with %s in Retry-After is to be asked again later', async (_, retryAfter, seconds) => {
  jest.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') });
  const why = 'the mail provider answered 429 rate_limit_exceeded';
  const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  expect(await refusing(429, 'rate_limit_exceeded', headers)).toEqual({ kind: 'wait', why, seconds });
  jest.useRealTimers();
});

it.each([
  [429, 'daily_quota_exceeded', 3_600],
  [429, 'monthly_quota_exceeded', 3_600],
  [401, 'missing_api_key', 300],
  [403, 'validation_error', 300],
])('E2 %s %s stops the sending for %s seconds', async (status, name, seconds) => {
  const why = `the mail provider answered ${status} ${name}`;
  expect(await refusing(status, name)).toEqual({ kind: 'stop', why, seconds });
});

it('E2 a quota stops the sending for as long as Retry-After says', async () => {
  expect(await refusing(429, 'daily_quota_exceeded', { 'retry-after': '60' })).toMatchObject({ seconds: 60 });
});

it.each([400, 404, 422])('E2 %s refuses the mails for good', async (status) => {
  const why = `the mail provider answered ${status} validation_error`;
  expect(await refusing(status, 'validation_error')).toEqual({ kind: 'refused', why });
});

it.each([301, 302, 307, 308])('B6 E2 a redirect (%s) is in doubt, and the other host gets nothing', async (status) => {
  const got: (string | undefined)[] = [];
  const server = createServer((incoming, outgoing) => {
    got.push(incoming.url);
    if (incoming.url === '/emails') outgoing.writeHead(status, { location: '/elsewhere' }).end();
    else outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"mail-1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const RESEND_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await postMails([ADA], 'key-1', { fetch, variables: { RESEND_API_URL } })).toMatchObject({ kind: 'doubt' });
    expect(got).toEqual(['/emails']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
