import * as fc from 'fast-check';
import type { DatabaseError, Row } from '../../server/database/database';
import { bareAddress, normalizeEmail } from '../../src/features/waitlist/emailAddress';
import { type FormValues, readForm } from '../../src/features/waitlist/signUpRules';
import { interests } from '../../src/lib/interests';
import { asOwner, database, openDatabase, stepOne } from '../../test-support/database/list';
import { EMAILS, isInternational } from '../../test-support/emails';

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

/** What follows below goes through addresses. */
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

/** A refused form in the shape in which it would be sent: the name in one line (W1), the address alone and in ASCII. */
const asSent = (values: FormValues) => ({
  ...values,
  name: values.name.replace(/[\t\n\v\f\r]+/g, ' '),
  email: normalizeEmail(bareAddress(values.email)) ?? values.email,
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
      if (signUp) accepted.push({ ...signUp, email: normalizeEmail(signUp.email) });
    }),
    { numRuns: SUBMISSIONS },
  );
  expect(accepted.length).toBeGreaterThan(SUBMISSIONS / 20);
  const sql = 'select email, name, interests, message from private.waitlist_sign_ups order by id';
  expect(await asOwner(sql)).toEqual(accepted);
});

it('W3 an address is stored as the form says, and of an international domain only the ASCII form that it sends', async () => {
  const sql = 'select email as given, private.normalized_email(email) as stored from unnest($1::text[]) as email';
  const expected = EMAILS.map((email) => (isInternational(email) ? { ...email, stored: null } : email));
  expect(await asOwner(sql, [EMAILS.map(({ given }) => given)])).toEqual(expected);
  const sent = EMAILS.map(({ stored }) => stored).filter((email) => email !== null);
  expect(await asOwner(sql, [sent])).toEqual(sent.map((email) => ({ given: email, stored: email })));
});

/** Only planes with assigned characters: 4 to 13 are empty, 15 and 16 are private. */
const codes = Array.from({ length: 921_599 }, (_, n) => n + 1).filter(
  (code) => (code < 205_744 || code >= 917_504) && !(code >= 0xd800 && code <= 0xdfff),
);

it.each([
  ['in the part before the @', 'a%b@example.org'],
  ['in the domain', 'ada@exam%ple.org'],
  ['as a label of its own', 'ada@%.org'],
])('W3 browser and database agree on the characters of Unicode %s', async (_, template) => {
  const emails = codes.map((code) => template.replace('%', () => String.fromCodePoint(code)));
  const byBrowser = new Map(emails.map((email) => [email, normalizeEmail(email)]));
  const stored = [...new Set(byBrowser.values())].filter((email) => email !== null);
  expect(stored.length).toBeGreaterThan(50);
  const refused =
    'select email from unnest($1::text[]) as email where private.normalized_email(email) is distinct from email';
  expect(await asOwner(refused, [stored])).toEqual([]);

  const accepted: Row[] = [];
  const sql = `select email, stored from unnest($1::text[]) as email,
    lateral (select private.normalized_email(email) as stored offset 0) as judged where stored is not null`;
  // In pieces, because a statement has ten seconds.
  for (let from = 0; from < emails.length; from += 50_000)
    accepted.push(...(await asOwner(sql, [emails.slice(from, from + 50_000)])));
  // A character that this browser does not know yet may be another form of a letter to the database.
  const known = accepted.filter(({ email }) => !/\p{Cn}/u.test(String(email)));
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter(({ email, stored: kept }) => byBrowser.get(String(email)) !== kept)).toEqual([]);
});
