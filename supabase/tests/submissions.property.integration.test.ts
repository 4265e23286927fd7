import * as fc from 'fast-check';
import { Hono } from 'hono';
import { restRoutes } from '../../server/rest/restRoutes';
import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { type FormValues, readForm } from '../../src/features/waitlist/signUpRules';
import { interests } from '../../src/lib/interests';
import { asOwner, database, openDatabase } from '../../test-support/database/list';
import { EMAILS } from '../../test-support/emails';

openDatabase();

/** Texts that often cause errors: controls, all kinds of blanks, lone surrogates, combining marks, quotes. */
const AWKWARD = [
  ...'\0\u0001\u0007\t\n\v\f\r\u001b\u001f\u007f\u0080\u0085\u009f',
  ...' \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u200b\u180e\u00ad',
  ...'\'"\\%_;,$(){}[]<>&|~^*+-=@.',
  ...'éßſıŁ\u0130\u0301\u05d0\u0645\u202e🌟',
  '\ud83c',
  '\udf1f',
  '👩‍👩‍👧',
];

const weighted = (...parts: [weight: number, fc.Arbitrary<string>][]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const letter = fc.constantFrom(...'aAbz019 ');
const awkward = fc.constantFrom(...AWKWARD);
const character = weighted([6, letter], [2, awkward], [1, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })]);
const word = (maxLength: number) => fc.string({ unit: character, maxLength });

/** Texts with a length near a limit. */
const around = (limit: number) =>
  fc
    .tuple(fc.constantFrom('x', '🌟', 'ñ', '\u0301'), fc.integer({ min: limit - 2, max: limit + 1 }), word(2), word(2))
    .map(
      ([filler, length, before, after]) =>
        before + filler.repeat(Math.max(0, length - before.length - after.length)) + after,
    );

const name = weighted(
  [4, fc.constantFrom('Ada', 'José Ñandú', "O'Hara", 'محمد')],
  [3, word(4)],
  [2, word(30)],
  [1, around(100)],
);

const message = weighted([3, fc.constantFrom('', 'Hola', ' \n ', 'a\tb\r\nc')], [3, word(20)], [1, around(2000)]);

const canonical = interests.map(({ value }) => value);
const interest = weighted(
  [12, fc.constantFrom(...canonical)],
  [1, fc.constantFrom('', ' ', 'web3 technology', 'Tecnología Web3', 'Web3 technology ', 'NULL', '{}', ',')],
);

const label = weighted(
  [6, fc.stringMatching(/^[a-z0-9]{1,8}$/)],
  [1, fc.constantFrom('', '-', 'a-b', '-a', 'xn--a', 'Ａ', 'd'.repeat(63), 'd'.repeat(64))],
  [1, fc.constantFrom('compañía', 'ÑANDÚ', 'ёлка', '日本語', 'שלום', 'straße')],
  [1, word(3)],
);
const labels = (maxLength: number) => fc.array(label, { maxLength }).map((parts) => parts.join('.'));
const email = weighted(
  [4, fc.stringMatching(/^[a-z0-9]{1,9}@[a-z]{1,5}\.[a-z]{2,3}$/)],
  [4, fc.tuple(labels(3), fc.constantFrom('@', '@', '@', '＠', '@@', ''), labels(4)).map((parts) => parts.join(''))],
  [1, fc.tuple(fc.constantFrom(...EMAILS), character).map(([{ given }, more]) => given + more)],
  [1, fc.constantFrom(...EMAILS).map(({ given }) => given)],
);

/** Values of the form, valid or not; most have at most one error. */
const typed: fc.Arbitrary<FormValues> = fc.record({
  name,
  email,
  // No element contains ', ', because the list is sent joined by it.
  interests: fc.array(interest, { maxLength: 5 }) as fc.Arbitrary<FormValues['interests']>,
  message,
});

const header = fc.string({
  unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

/** The request headers that SQL reads, from browsers and from other clients. */
const headers = fc.record({
  'accept-language': fc.oneof(fc.constantFrom('es', 'en-GB,en;q=0.9,es;q=0.8', 'en;q=0, es', '*', 'en;q=1.5'), header),
  'x-client-info': fc.oneof(fc.constantFrom('supabase-js-web/2.119.0', 'notice=', `notice=${'0'.repeat(64)}`), header),
});

const argument = fc.oneof(name, email, fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<unknown>);

/** Calls that the form never makes: any public function with arguments of any type. */
const strangeCall = fc.oneof(
  fc.record({
    name: fc.constant('add_waitlist_subscription'),
    args: fc.record(
      { p_email: argument, p_name: argument, p_interests: argument, p_message: argument },
      { requiredKeys: ['p_email', 'p_name', 'p_interests'] },
    ),
  }),
  fc.record({
    name: fc.constantFrom('confirm_waitlist_subscription', 'leave_waitlist'),
    args: fc.record({ p_token: argument }),
  }),
  fc.record({
    name: fc.constantFrom('claim_mails', 'settle_mails', 'purge_waitlist', 'nothing'),
    args: fc.jsonValue(),
  }),
);

/** Ten times as many on PostgreSQL in scripts/check.sh. */
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 300);
const STRANGE_CALLS = SUBMISSIONS / 5;

jest.setTimeout(300_000);
let app: Hono;
beforeAll(async () => {
  await database.script('update private.waitlist_settings set value = 1000000000');
  app = new Hono().route('/rest/v1', restRoutes({ database, serviceKey: 'none' }));
}, 60_000);

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
  do [settled] = await asOwner('select private.settle_some(250) as n');
  while (Number(settled?.n) > 0);
  const rows = await asOwner(
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
