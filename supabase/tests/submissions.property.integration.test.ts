import * as fc from 'fast-check';
import type { DatabaseError } from '../../server/database/database';
import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { type FormValues, readForm } from '../../src/features/waitlist/signUpRules';
import { interests } from '../../src/lib/interests';
import { asOwner, database, openDatabase, stepOne } from '../../test-support/database/list';
import { EMAILS } from '../../test-support/emails';

openDatabase();

/** Texts that often cause errors: controls, all kinds of blanks, combining marks, quotes. NUL never reaches SQL. */
const AWKWARD = [
  ...'\u0001\u0007\t\n\v\f\r\u001b\u001f\u007f\u0080\u0085\u009f',
  ...' \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\u200b\u180e\u00ad',
  ...'\'"\\%_;,$(){}[]<>&|~^*+-=@.',
  ...'éßſıŁ\u0130\u0301\u05d0\u0645\u202e🌟',
  '👩‍👩‍👧',
];

const weighted = (...parts: [weight: number, fc.Arbitrary<string>][]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const letter = fc.constantFrom(...'aAbz019 ');
const awkward = fc.constantFrom(...AWKWARD);
const any = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((character) => character !== '\0');
const character = weighted([6, letter], [2, awkward], [1, any]);
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

/** email.integration.test.ts goes through addresses. */
const email = weighted(
  [4, fc.stringMatching(/^[a-z0-9]{1,9}@[a-z]{1,5}\.[a-z]{2,3}$/)],
  [1, fc.tuple(fc.constantFrom(...EMAILS), fc.oneof(letter, awkward)).map(([{ given }, more]) => given + more)],
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

/** Ten times as many on PostgreSQL in scripts/check.sh. */
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 300);
const FIELDS = ['name', 'email', 'interests', 'message'] as const;

/** A refused form in the shape in which it would be sent: the name in one line (W1), the domain in ASCII. */
const asSent = (values: FormValues) => ({
  ...values,
  name: values.name.replace(/[\t\n\v\f\r]+/g, ' '),
  email: normalizeEmail(values.email) ?? values.email,
});

jest.setTimeout(300_000);

it(`A1 W3 the form and the database accept and refuse the same of ${SUBMISSIONS} submissions, and store it alike`, async () => {
  await database.script('update private.waitlist_settings set value = 1000000000');
  const accepted: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(typed, async (values) => {
      const { signUp, problems } = readForm(values);
      const sent = signUp ?? asSent(values);
      const answer = await stepOne({ ...sent, interests: sent.interests.join(', ') }).then(
        () => 'accepted',
        ({ hint }: DatabaseError) => hint,
      );
      expect(answer).toBe(signUp ? 'accepted' : `invalid_${FIELDS.find((field) => problems[field])}`);
      if (signUp) accepted.push({ ...signUp, email: normalizeEmail(values.email) });
    }),
    { numRuns: SUBMISSIONS },
  );
  expect(accepted.length).toBeGreaterThan(SUBMISSIONS / 20);
  const sql = 'select email, name, interests, message from private.waitlist_sign_ups order by id';
  expect(await asOwner(sql)).toEqual(accepted);
});
