import { startMailProvider, type Attempt, type MailProvider } from '../../../test-support/mailProvider';
import { deliverByProvider, outcomeOf } from './deliver';

const MAIL = {
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
  headers: { 'List-Unsubscribe': '<https://x.test>' },
};

const providers: MailProvider[] = [];
afterEach(() => Promise.all(providers.splice(0).map(({ stop }) => stop())));
async function provider(...behaviour: Parameters<typeof startMailProvider>) {
  const started = await startMailProvider(...behaviour);
  providers.push(started);
  return { ...started, deliver: deliverByProvider({ fetch, variables: started.env }) };
}

it('B16 a mail is posted with its key, its sender and its headers', async () => {
  const attempts: Attempt[] = [];
  const { deliver, env } = await provider({ refuse: (attempt) => void attempts.push(attempt) });
  expect(await deliver('ada@example.org', MAIL, 'letter/opening/1')).toEqual({ kind: 'sent' });
  expect(attempts).toEqual([
    { place: 1, key: 'letter/opening/1', mail: { from: env.MAIL_FROM, to: ['ada@example.org'], ...MAIL } },
  ]);
});

it('B16 a second try with another leave link is no second mail, and counts as sent', async () => {
  const { deliver, mails } = await provider({ breakOff: ({ place }) => place === 1 });
  expect(await deliver('ada@example.org', MAIL, 'key')).toMatchObject({ kind: 'unknown' });
  expect(await deliver('ada@example.org', { ...MAIL, text: 'another link' }, 'key')).toEqual({ kind: 'sent' });
  expect(mails.get('ada@example.org')).toBe(1);
});

it('B16 a provider that cannot be reached leaves the mail in doubt, and what is said of it names nobody', async () => {
  const { deliver, stop } = await provider();
  await stop();
  providers.length = 0;
  const outcome = await deliver('ada@example.org', MAIL, 'key');
  expect(outcome).toMatchObject({
    kind: 'unknown',
    why: expect.stringMatching(/^the mail provider did not answer \(\w+\)$/),
  });
});

it('B16 an answer that is no JSON is read by its status', async () => {
  const deliver = deliverByProvider({
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    variables: {},
  });
  expect(await deliver('ada@example.org', MAIL, 'key')).toEqual({
    kind: 'unknown',
    why: 'the mail provider answered 502',
  });
});

it.each([
  [200, '', null, { kind: 'sent' }],
  [408, '', null, { kind: 'unknown' }],
  [500, 'application_error', null, { kind: 'unknown' }],
  [409, 'concurrent_idempotent_requests', null, { kind: 'unknown' }],
  [422, 'validation_error', null, { kind: 'failed', why: 'the mail provider answered 422 validation_error' }],
  [401, 'missing_api_key', null, { kind: 'stop', why: expect.stringContaining('check RESEND_API_KEY') }],
  [403, 'validation_error', null, { kind: 'stop', why: expect.stringContaining('the domain of MAIL_FROM') }],
  [429, 'rate_limit_exceeded', '2', { kind: 'wait', seconds: 2 }],
  [429, 'rate_limit_exceeded', null, { kind: 'wait', seconds: 5 }],
  [429, 'rate_limit_exceeded', 'soon', { kind: 'wait', seconds: 5 }],
  [429, 'rate_limit_exceeded', '-3', { kind: 'wait', seconds: 0 }],
  [429, 'daily_quota_exceeded', '1', { kind: 'stop', why: expect.stringContaining('quota') }],
  [429, 'rate_limit_exceeded', '3600', { kind: 'stop', why: expect.stringContaining('429') }],
])('B16 the status %i (%s, Retry-After %s) means %j', (status, name, retryAfter, expected) => {
  expect(outcomeOf(status, name, retryAfter)).toMatchObject(expected);
});

it('B16 Retry-After may be a date', () => {
  const outcome = outcomeOf(429, '', new Date(Date.now() + 60_000).toUTCString());
  expect(outcome).toMatchObject({ kind: 'wait' });
  expect((outcome as { seconds: number }).seconds).toBeGreaterThan(55);
  expect((outcome as { seconds: number }).seconds).toBeLessThanOrEqual(60);
});
