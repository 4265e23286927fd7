import { brand } from '../../../src/lib/site';
import { ADA, type Call, hostWithQueue, taken } from '../../../test-support/fakeHost';
import { letters } from './letters/letters';
import { sendWaiting } from './sendWaiting';

const BUDGET_MS = 1_000;
const EVE = { ...ADA, id: 'id-2', email: 'eve@example.org', confirm_token: 'eves-confirm', leave_token: 'eves-leave' };
const refusing =
  (status: number, name: string, headers = {}) =>
  () =>
    Response.json({ name }, { status, headers });

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

/** The lines of the log, without the advice to the operator. */
const logged = () => log.mock.calls.flat().map((line: string) => line.split('. ', 1)[0]);

it('B3 claims a mail, posts it and marks it as taken, with the right key for each service', async () => {
  const { environment, calls, markedAs } = hostWithQueue();
  await sendWaiting(environment, BUDGET_MS);
  expect(calls).toMatchObject([
    { url: 'https://db.test/rest/v1/rpc/claim_mails', headers: { apikey: 'eyJ-service' }, body: { p_letters: true } },
    {
      url: 'https://api.resend.com/emails',
      headers: { authorization: 'Bearer key', 'idempotency-key': 'mail/request-1' },
      body: {
        to: ['ada@example.org'],
        tags: [{ name: 'mail', value: 'id-1' }],
        subject: `Confirma tu dirección para la lista de espera de ${brand}`,
      },
    },
    {},
    {},
  ]);
  expect(markedAs()).toEqual([
    { p_request: 'request-1', p_outcome: 'taken', p_taken: '{"id-1":"mail"}', p_refused: '{}' },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  [undefined, 'https://db.test/functions/v1'],
  ['https://functions.test', 'https://functions.test'],
])('B4 each mail of a batch leaves the list by its own link at FUNCTIONS_URL=%s', async (url, expected) => {
  const { environment, posts } = hostWithQueue({ waiting: [[ADA, EVE]] });
  environment.variables.FUNCTIONS_URL = url;
  await sendWaiting(environment, BUDGET_MS);
  expect(posts()).toMatchObject([
    {
      url: 'https://api.resend.com/emails/batch',
      body: [ADA, EVE].map(({ email, leave_token }) => ({
        to: [email],
        headers: { 'List-Unsubscribe': `<${expected}/leave-waitlist?token=${leave_token}>` },
      })),
    },
  ]);
});

it.each([
  ['doubt', 'the mail provider answered 500', 0, refusing(500, '')],
  ['pause', 'the mail provider answered 429 too_many', 3, refusing(429, 'too_many', { 'retry-after': '2.5' })],
  ['pause', 'the mail provider answered 401 restricted_api_key', 300, refusing(401, 'restricted_api_key')],
  ['pause', 'the mail provider answered 422 invalid_from_address', 300, refusing(422, 'invalid_from_address')],
  ['refused', 'the mail provider answered 422 validation_error', 0, refusing(422, 'validation_error')],
  ['unclear', 'the mail provider answered 400 validation_error', 0, refusing(400, 'validation_error')],
])('E2 marks a request as %s and says why: %s', async (p_outcome, p_why, p_seconds, provider) => {
  const { environment, markedAs } = hostWithQueue({ provider });
  await sendWaiting(environment, BUDGET_MS);
  expect(markedAs()).toEqual([{ p_request: 'request-1', p_outcome, p_why, p_seconds }]);
  expect(logged()).toEqual([`mails not sent yet (1): ${p_why}`]);
});

it('E2 a batch that is taken in part says which mails were refused, and why', async () => {
  const provider = () =>
    Response.json({
      data: [{ id: 'mail-2' }],
      errors: [{ index: 0, message: 'Invalid `to` field for ada@example.org.' }],
    });
  const { environment, markedAs } = hostWithQueue({ waiting: [[ADA, EVE]], provider });
  await sendWaiting(environment, BUDGET_MS);
  expect(markedAs()).toEqual([
    {
      p_request: 'request-1',
      p_outcome: 'taken',
      p_taken: '{"id-2":"mail-2"}',
      p_refused: '{"id-1":"the mail provider refused it (to)"}',
    },
  ]);
});

it('B16 a letter, or a sample of one, is written by its name', async () => {
  const letter = { ...ADA, name: 'Ada', kind: 'opening', confirm_token: null };
  const { environment, posts } = hostWithQueue({ waiting: [[letter, { ...letter, kind: 'sample opening' }]] });
  await sendWaiting(environment, BUDGET_MS);
  const { subject } = letters.opening!.es;
  expect(posts()[0]!.body).toMatchObject([{ subject }, { subject }]);
});

it('B16 where there is no mail provider no letter is claimed', async () => {
  const { environment, callsOf } = hostWithQueue();
  environment.variables.RESEND_API_KEY = '';
  await sendWaiting(environment, BUDGET_MS);
  expect(callsOf('claim_mails')[0]!.body).toEqual({ p_letters: false });
});

const byRequest = (...bodies: [unknown, unknown]) => {
  const [one, other] = bodies.map((body) => (body as { p_request: string }).p_request);
  return one!.localeCompare(other!);
};

const DEFECT = { ...EVE, language: 'fr' as 'es' };

it('E2 B6 a mail that cannot be composed fails without personal data, and the others go out', async () => {
  const { environment, posts, markedAs } = hostWithQueue({ waiting: [[DEFECT, ADA], [DEFECT], [EVE]] });
  await sendWaiting(environment, BUDGET_MS);
  const p_refused = '{"id-2":"the mail could not be composed: unexpected TypeError"}';
  expect(posts().map(({ body }) => (body as { to: string[] }).to)).toEqual([[ADA.email], [EVE.email]]);
  expect(markedAs().toSorted(byRequest).toReversed()).toMatchObject([
    { p_request: 'request-3', p_outcome: 'taken', p_refused: '{}' },
    { p_request: 'request-2', p_outcome: 'taken', p_taken: '{}', p_refused },
    { p_request: 'request-1', p_outcome: 'taken', p_taken: '{"id-1":"mail"}', p_refused },
  ]);
  expect(logged()).toEqual(['a mail could not be composed: unexpected TypeError']);
});

it('B3 claims the next request while the first is under way, and ends when all are marked', async () => {
  const answers: (() => void)[] = [];
  const provider = (call: Call) => new Promise<Response>((resolve) => void answers.push(() => resolve(taken(call))));
  const { environment, posts, markedAs } = hostWithQueue({ waiting: [[ADA], [EVE]], provider });
  const ended = jest.fn();
  const sending = sendWaiting(environment, BUDGET_MS).then(ended);
  await new Promise(setImmediate);
  expect(posts()).toHaveLength(2);
  answers.pop()!();
  await new Promise(setImmediate);
  expect([markedAs(), ended.mock.calls]).toMatchObject([[{ p_request: 'request-2' }], []]);
  answers.pop()!();
  await sending;
  expect(markedAs()).toHaveLength(2);
});

it.each([
  ['asks again when the database says so, as long as its time lasts', { waiting: [], askAgainMs: 400 }, 400, 3, 2],
  ['claims nothing more when its time is over', { waiting: Array.from({ length: 50 }, () => [ADA]) }, 250, 6, 5],
  ['ends at once when nothing waits', { waiting: [] }, 0, 1, 0],
])('B12 %s', async (_, queue, passes, claims, pauses) => {
  jest.useFakeTimers();
  const { environment, callsOf } = hostWithQueue(queue);
  const waits: number[] = [];
  environment.wait = async (ms) => {
    waits.push(ms);
    jest.advanceTimersByTime(passes);
  };
  await sendWaiting(environment, BUDGET_MS);
  jest.useRealTimers();
  expect([callsOf('claim_mails').length, waits.length]).toEqual([claims, pauses]);
  for (const ms of waits) expect(ms).toBe('askAgainMs' in queue ? queue.askAgainMs : 0);
});

it('E2 without SITE_URL no mail is claimed, because it could have no link', async () => {
  const { environment, calls } = hostWithQueue();
  environment.variables.SITE_URL = '';
  const p_why = 'mails could not be claimed: SITE_URL is not an address';
  expect(await sendWaiting(environment, BUDGET_MS)).toBe(p_why);
  expect(calls).toMatchObject([{ url: 'https://db.test/rest/v1/rpc/report_send_error', body: { p_why } }]);
  expect(logged()).toEqual([p_why]);
});

it.each([
  [500, ['mails could not be claimed: claim_mails answered 500']],
  // The API tells of its database's outage itself.
  [503, []],
])('E2 a database that answers %i is logged once', async (database, lines) => {
  await sendWaiting(hostWithQueue({ database }).environment, BUDGET_MS);
  expect(logged()).toEqual(lines);
});

it('B6 E2 a request that cannot be marked is logged without personal data, and the next one goes on', async () => {
  const { environment, markedAs } = hostWithQueue({ waiting: [[ADA], [EVE]] });
  const { fetch } = environment;
  environment.fetch = (url, init) => {
    if (init.body.includes('request-1') && url.endsWith('/mark_mails')) throw new TypeError('ada@example.org');
    return fetch(url, init);
  };
  await sendWaiting(environment, BUDGET_MS);
  expect(markedAs()).toMatchObject([{ p_request: 'request-2', p_outcome: 'taken' }]);
  expect(logged()).toEqual(['a request could not be marked: unexpected TypeError']);
});
