import * as fc from 'fast-check';
import { Hono } from 'hono';
import type { Database } from '../server/database/database';
import { loadApiFunctions } from '../server/rest/apiFunction';
import { restRoutes } from '../server/rest/restRoutes';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { type FormValues, readForm } from '../src/features/waitlist/signUpRules';
import { normalizeEmail } from '../src/features/waitlist/normalizeEmail';
import { headers, strangeCall, typed } from './submissions.fixture';

/** Ten times as many on PostgreSQL in scripts/check.sh. */
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 1000);
const STRANGE_CALLS = SUBMISSIONS / 5;

jest.setTimeout(300_000);
let database: Database;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.script('update private.waitlist_settings set value = 1000000000');
  const functions = await loadApiFunctions(database);
  app = new Hono().route('/rest/v1', restRoutes({ database, functions, serviceKey: 'none', siteUrl: () => '' }));
}, 60_000);
afterAll(() => database.close());

async function call(name: string, args: unknown, sentHeaders: Record<string, string> = {}) {
  const response = await app.request(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { ...sentHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const text = await response.text();
  return { status: response.status, hint: text && (JSON.parse(text) as { hint: string | null }).hint };
}

type Sent = Omit<FormValues, 'message'> & { message: string | null };
const argsOf = ({ name, email, interests, message }: Sent) => ({
  p_email: email,
  p_name: name,
  p_interests: interests.join(', '),
  p_message: message,
});

/** The database cannot read arguments with NUL or lone surrogates and refuses the whole call. */
const canBeRead = (values: FormValues) =>
  !/\0|\p{Cs}/u.test([values.name, values.email, values.message, ...values.interests].join(' '));
/** A refused form in the shape in which it would be sent: the name in one line (W1), the domain in ASCII. */
const asSent = (values: FormValues) => ({
  ...values,
  name: values.name.replace(/[\t\n\v\f\r]+/g, ' '),
  email: normalizeEmail(values.email) ?? values.email,
});
/** A call may have 16 KB; no valid form comes near that. */
const isTooLarge = (values: FormValues) => Buffer.byteLength(JSON.stringify(argsOf(asSent(values)))) > 16 * 1024;
const ACCEPTED = { status: 204, hint: '' };
const FIELDS = ['name', 'email', 'interests', 'message'] as const;

/** The expected rows by address. */
const expected = new Map<string | null, unknown>();

it(`W3 E1 the form and the database accept and refuse the same of ${SUBMISSIONS} submissions`, async () => {
  await fc.assert(
    fc.asyncProperty(typed, headers, async (values, sentHeaders) => {
      const { signUp: sent, problems } = readForm(values);
      const first = FIELDS.find((field) => problems[field]);
      const answer = await call('add_waitlist_subscription', argsOf(sent ?? asSent(values)), sentHeaders);
      // A character that this browser does not know yet may be another form of a letter to the database.
      if (!sent && /\p{Cn}/u.test(values.email)) return;
      if (sent)
        expected.set(normalizeEmail(values.email), {
          name: sent.name,
          interests: sent.interests,
          message: sent.message,
        });
      const refusal = isTooLarge(values)
        ? { status: 413 }
        : canBeRead(values)
          ? { status: 400, hint: `invalid_${first}` }
          : { status: 400 };
      expect(answer).toMatchObject(sent ? ACCEPTED : refusal);
    }),
    { numRuns: SUBMISSIONS },
  );
});

it('A1 W3 every row is the last submission of its address', async () => {
  let settled;
  do [settled] = await asOwner(database, 'select private.settle_some(250) as n');
  while (Number(settled?.n) > 0);
  const rows = await asOwner(
    database,
    'select email, name, interests, message, language, created_at <= now() as past, confirmed_at from public.waitlist_subscriptions',
  );
  expect(new Map(rows.map(({ email, name, interests, message }) => [email, { name, interests, message }]))).toEqual(
    expected,
  );
  const broken = rows.filter(
    ({ language, past, confirmed_at }) => !/^(es|en)$/.test(String(language)) || past !== true || confirmed_at !== null,
  );
  expect(rows.length).toBeGreaterThan(SUBMISSIONS / 20);
  expect(broken).toEqual([]);
});

it(`E1 B6 none of ${STRANGE_CALLS} calls that the form never makes gets a status of 500 or above`, async () => {
  await fc.assert(
    fc.asyncProperty(strangeCall, headers, async ({ name, args }, sentHeaders) => {
      const { status } = await call(name, args, sentHeaders);
      expect([204, 400, 401, 404, 413]).toContain(status);
    }),
    { numRuns: STRANGE_CALLS },
  );
});
