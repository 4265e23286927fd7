import { fakeHost } from '../../../test-support/fakeHost';
import {
  bounceOf,
  complaintOf,
  failureOf,
  signedHeaders,
  suppressionOf,
  WEBHOOK_SECRET,
} from '../../../test-support/mailProvider';
import { mailEvents } from './handler';

const ADA = 'ada@example.org';

/** A host whose database answers this, or fails with this status. */
function hostWithDatabase(answer: 'done' | 'paused' | 500 | 503) {
  const host = fakeHost(() =>
    typeof answer === 'string' ? Response.json(answer) : Response.json({ message: ADA }, { status: answer }),
  );
  host.environment.variables.RESEND_WEBHOOK_SECRET = WEBHOOK_SECRET;
  return host;
}

const ADDRESS = 'https://db.test/functions/v1/mail-events';
const ask = (
  { environment }: ReturnType<typeof hostWithDatabase>,
  body: string,
  headers: HeadersInit = signedHeaders(body),
) => mailEvents(new Request(ADDRESS, { method: 'POST', headers, body }), environment);
const shown = async (answer: Response) => [answer.status, await answer.json()];

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

it.each([
  ['a mail that bounced for good', 'bounce', bounceOf(ADA)],
  ['a bounce without a type', 'bounce', JSON.stringify({ type: 'email.bounced', data: { email_id: 'mail-1' } })],
  ['a complaint', 'complaint', complaintOf(ADA)],
])('B6 %s is recorded with the service key', async (_, p_kind, body) => {
  const host = hostWithDatabase('done');
  expect(await shown(await ask(host, body))).toEqual([200, { result: 'recorded' }]);
  expect(host.calls).toMatchObject([
    {
      url: 'https://db.test/rest/v1/rpc/record_mail_event',
      headers: { apikey: 'eyJ-service' },
      body: { p_kind, p_provider_id: 'mail-1', p_mail: null, p_why: null },
    },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['failed: reached_daily_quota', failureOf(ADA)],
  ['failed: no reason', JSON.stringify({ type: 'email.failed', data: { email_id: 'mail-1' } })],
  [
    'failed: 550 for <...> ni',
    failureOf(ADA, `550\r\nfor <${ADA}> ada%40example.org mailto:${ADA}, <...>\0 \u202eñúni`),
  ],
  [`failed: ${'x'.repeat(192)}`, failureOf(ADA, 'x'.repeat(500))],
  ['suppressed: OnAccountSuppressionList', suppressionOf(ADA)],
])('B6 a mail that was not sent after all is recorded as a failure: %s', async (p_why, body) => {
  const host = hostWithDatabase('done');
  expect(await shown(await ask(host, body))).toEqual([200, { result: 'recorded' }]);
  expect(host.calls).toMatchObject([{ body: { p_kind: 'failure', p_provider_id: 'mail-1', p_why } }]);
});

it('B6 names our own id of the mail, where the event has it', async () => {
  const host = hostWithDatabase('done');
  const id = '11111111-2222-3333-4444-555555555555';
  for (const mail of [id, 'no id'])
    await ask(host, JSON.stringify({ type: 'email.complained', data: { email_id: 'mail-1', tags: { mail } } }));
  expect(host.calls).toMatchObject([{ body: { p_mail: id } }, { body: { p_mail: null } }]);
});

it.each([
  ['a bounce that may pass', bounceOf(ADA, 'Transient')],
  ['a delivery', JSON.stringify({ type: 'email.delivered', data: { to: [ADA] } })],
  ['an event without a type', '{}'],
  ['a complaint without an id', JSON.stringify({ type: 'email.complained', data: { to: [ADA] } })],
])('B6 %s is ignored', async (_, body) => {
  const host = hostWithDatabase('done');
  expect(await shown(await ask(host, body))).toEqual([200, { result: 'ignored' }]);
  expect(host.calls).toEqual([]);
});

const BODY = complaintOf(ADA);

it.each<[string, Record<string, string>]>([
  ['no headers', {}],
  ['a signature of another body', signedHeaders(bounceOf(ADA))],
  ['another id than the signed one', { ...signedHeaders(BODY), 'svix-id': 'msg_2' }],
  ['a signature of more than five minutes ago', signedHeaders(BODY, new Date(Date.now() - 310_000))],
])('B6 an event with %s is refused with 401 without a call', async (_, headers) => {
  const host = hostWithDatabase('done');
  expect(await shown(await ask(host, BODY, headers))).toEqual([401, { result: 'not_verified' }]);
  expect([host.calls, log.mock.calls]).toEqual([[], []]);
});

it('B6 without the secret nothing is accepted, and strangers fill no log', async () => {
  const host = hostWithDatabase('done');
  host.environment.variables.RESEND_WEBHOOK_SECRET = '';
  expect([(await ask(host, BODY)).status, host.calls, log.mock.calls]).toEqual([503, [], []]);
});

it('B6 a body of more than 64 KB is refused with 413, another method with 405', async () => {
  const host = hostWithDatabase('done');
  expect(await shown(await ask(host, complaintOf('a'.repeat(64 * 1024))))).toEqual([413, { result: 'too_large' }]);
  const get = await mailEvents(new Request(ADDRESS), host.environment);
  expect(await shown(get)).toEqual([405, { result: 'method_not_allowed' }]);
  expect(host.calls).toEqual([]);
});

it.each([
  [500, 502, expect.stringContaining('mail-events failed: record_mail_event answered 500.')],
  // The API says by itself that its database is away.
  [503, 502],
  ['paused', 200, 'Confirmation mails pause for an hour: too many of the last ones bounced for good.'],
] as const)(
  'B6 E2 a database that answers %j: the provider gets %i, the log one line at most',
  async (answer, status, ...line) => {
    expect((await ask(hostWithDatabase(answer), bounceOf(ADA))).status).toBe(status);
    expect(log.mock.calls).toEqual([line].filter(({ length }) => length > 0));
  },
);
