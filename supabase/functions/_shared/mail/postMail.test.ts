import { brand } from '../brand';
import type { Outcome } from './outcome';
import { postMails } from './postMail';

const mail = { subject: 's', html: '<p>h</p>', text: 't', headers: { 'List-Unsubscribe': '<https://db.test/leave>' } };
const ADA = { id: 'id-1', to: 'ada@example.org', mail };
const EVE = { id: 'id-2', to: 'eve@example.org', mail };
const taken = () => Response.json({ id: 'mail-1' });

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
const refusing = (status: number, name?: unknown, headers: Record<string, string> = {}, mails = [ADA]) =>
  outcomeOf(() => Response.json({ name }, { status, headers }), mails);

it('B3 B6 asks for one mail to one address, with the key that keeps it from being sent twice', async () => {
  const request = await asked({ RESEND_API_KEY: 'k', RESEND_API_URL: 'https://mail.test', MAIL_FROM: 'A <a@b.co>' });
  // Another host must not get the bodies.
  expect([request.method, request.redirect]).toEqual(['POST', 'error']);
  expect(request.url).toBe('https://mail.test/emails');
  expect(Object.fromEntries(request.headers)).toEqual({
    authorization: 'Bearer k',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
    'x-batch-validation': 'permissive',
  });
  expect(await request.json()).toEqual({
    from: 'A <a@b.co>',
    to: ['ada@example.org'],
    ...mail,
    tags: [{ name: 'mail', value: 'id-1' }],
  });
});

it('B3 asks for several mails at once, each to one address', async () => {
  const request = await asked({ RESEND_API_URL: 'https://mail.test' }, [ADA, EVE]);
  expect([request.url, request.headers.get('idempotency-key')]).toEqual(['https://mail.test/emails/batch', 'key-1']);
  expect(await request.json()).toMatchObject([{ to: ['ada@example.org'] }, { to: ['eve@example.org'] }]);
});

it('B3 asks Resend, in the name of its own test address, where nothing else is set', async () => {
  const request = await asked({});
  expect([request.url, request.headers.get('authorization')?.trim()]).toEqual([
    'https://api.resend.com/emails',
    'Bearer',
  ]);
  expect(await request.json()).toMatchObject({ from: `${brand} <onboarding@resend.dev>` });
});

const long = JSON.stringify({ id: 'mail-1', more: 'x'.repeat(64 * 1024) });
const refusal = { index: 0, message: 'Invalid `to` field for ada@example.org.' };
const refused = 'the mail provider refused it (to)';
it.each<[number, string, object | undefined]>([
  [1, '{"id":"mail-1"}', { ids: ['mail-1'], refused: {} }],
  [2, '{"data":[{"id":"mail-1"},{"id":"mail-2"}]}', { ids: ['mail-1', 'mail-2'], refused: {} }],
  [
    2,
    JSON.stringify({ data: [{ id: 'mail-2' }], errors: [refusal] }),
    { ids: [undefined, 'mail-2'], refused: { 0: refused } },
  ],
  ...['', 'null', '{"id":""}', '{"id":7}', '<h1>Welcome</h1>', long].map((text): [number, string, undefined] => [
    1,
    text,
    undefined,
  ]),
  [2, '{"id":"mail-1"}', undefined],
  [2, '{"data":[{"id":"mail-1"}]}', undefined],
  [2, '{"data":[{"id":"mail-1"},null]}', undefined],
  [2, JSON.stringify({ data: [{ id: 'mail-2' }], errors: [{ ...refusal, index: 7 }] }), undefined],
  [2, JSON.stringify({ data: [{ id: 'mail-2' }], errors: 'one' }), undefined],
])('E2 the answer 200 to %i mails with %.50s: taken is %j', async (mails, text, taken_) => {
  const doubt = { kind: 'doubt', why: 'the mail provider answered 200 without an id' };
  const outcome = await outcomeOf(() => new Response(text), [ADA, EVE].slice(0, mails));
  expect(outcome).toEqual(taken_ ? { kind: 'taken', ...taken_ } : doubt);
});

it.each([
  ['Invalid `from` field.', { kind: 'pause', seconds: 300 }],
  ['Invalid `to` field.', { kind: 'unclear' }],
  ['Invalid.', { kind: 'unclear' }],
])('E2 a batch of which all mails are refused with “%s” fails nobody at once', async (message, outcome) => {
  const errors = [0, 1].map((index) => ({ index, message }));
  expect(await outcomeOf(() => Response.json({ data: [], errors }), [ADA, EVE])).toMatchObject(outcome);
});

it.each([
  // An earlier try of the same mails has used the key.
  [409, 'invalid_idempotent_request', { kind: 'taken', ids: [undefined], refused: {} }],
  [408, undefined, { kind: 'doubt', why: 'the mail provider answered 408' }],
  [409, 'concurrent_idempotent_requests', { kind: 'doubt' }],
  [409, undefined, { kind: 'doubt' }],
  [500, 'application_error', { kind: 'doubt', why: 'the mail provider answered 500 application_error' }],
  [503, 'to ada@example.org', { kind: 'doubt', why: 'the mail provider answered 503' }],
  [429, 'daily_quota_exceeded', { kind: 'pause', seconds: 3_600 }],
  [429, 'monthly_quota_exceeded', { kind: 'pause', seconds: 3_600 }],
  [401, 'missing_api_key', { kind: 'pause', seconds: 300, why: 'the mail provider answered 401 missing_api_key' }],
  [403, 'validation_error', { kind: 'pause', seconds: 300 }],
  [422, 'validation_error', { kind: 'refused', why: 'the mail provider answered 422 validation_error' }],
  [422, 'invalid_to_address', { kind: 'refused' }],
  [422, undefined, { kind: 'refused' }],
  // Whose fault it is, it does not say.
  [400, 'validation_error', { kind: 'unclear', why: 'the mail provider answered 400 validation_error' }],
  [413, undefined, { kind: 'unclear' }],
])('E2 the answer %s %s means %j', async (status, name, outcome) => {
  expect(await refusing(status, name)).toMatchObject(outcome);
});

it.each([
  [402, undefined],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [415, undefined],
  [422, 'invalid_access'],
  [422, 'invalid_attachment'],
  [422, 'invalid_from_address'],
  [422, 'invalid_parameter'],
  [422, 'invalid_region'],
  [422, 'missing_required_field'],
  [451, 'security_error'],
])('E2 the answer %s %s is about settings: nobody fails, and the queue pauses', async (status, name) => {
  const why = `the mail provider answered ${[status, name].filter(Boolean).join(' ')}`;
  expect(await refusing(status, name)).toEqual({ kind: 'pause', seconds: 300, why });
});

it.each([
  [422, 'Invalid `to` field. The email address needs to follow the `email@example.com` format.', 'refused', ' (to)'],
  [400, 'Invalid `to` field.', 'refused', ' (to)'],
  [403, 'Invalid `to` field.', 'pause', ' (to)'],
  [422, 'Invalid `from` field. The email address needs to follow the `email@example.com` format.', 'pause', ' (from)'],
  [422, 'Missing `html` or `text` field.', 'pause', ' (html)'],
  [422, `${'x'.repeat(200)} \`from\``, 'refused', ''],
  [422, 'The mailbox `ada` is unknown.', 'refused', ''],
  [422, 7, 'refused', ''],
])('E2 %i with the message %j means %s, by the field that it names', async (status, message, kind, field) => {
  const outcome = await outcomeOf(() => Response.json({ name: 'validation_error', message }, { status }));
  expect(outcome).toMatchObject({ kind, why: `the mail provider answered ${status} validation_error${field}` });
});

const NOON = 'Thu, 26 Nov 2026 12:00:00 GMT';
const LATER = 'Thu, 26 Nov 2026 12:05:00 GMT';
it.each<[string, Record<string, string>, number]>([
  ['rate_limit_exceeded', { 'retry-after': '7' }, 7],
  ['rate_limit_exceeded', { 'retry-after': '0.5' }, 0.5],
  ['rate_limit_exceeded', { 'retry-after': '-5' }, 0],
  ['rate_limit_exceeded', { 'retry-after': '999999' }, 86_400],
  ['rate_limit_exceeded', { 'retry-after': 'soon' }, 1],
  ['rate_limit_exceeded', {}, 1],
  ['daily_quota_exceeded', { 'retry-after': '60' }, 60],
  // A date counts by the clock of the answer, else by ours.
  ['rate_limit_exceeded', { 'retry-after': LATER, date: NOON }, 300],
  ['rate_limit_exceeded', { 'retry-after': NOON, date: LATER }, 0],
  ['rate_limit_exceeded', { 'retry-after': 'Thu, 31 Dec 2026 12:00:00 GMT', date: NOON }, 86_400],
  ['rate_limit_exceeded', { 'retry-after': LATER, date: 'soon' }, 300],
  ['rate_limit_exceeded', { 'retry-after': LATER }, 300],
])('E2 429 %s with the headers %j waits for %s seconds', async (name, headers, seconds) => {
  jest.useFakeTimers({ now: Date.parse(NOON) });
  const why = `the mail provider answered 429 ${name}`;
  expect(await refusing(429, name, headers)).toEqual({ kind: 'pause', why, seconds });
  jest.useRealTimers();
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
