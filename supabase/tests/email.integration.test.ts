import { normalizeEmail } from '../../src/features/waitlist/normalizeEmail';
import { asOwner, openDatabase } from '../../test-support/database/list';
import { EMAILS, isInternational } from '../../test-support/emails';

openDatabase();

it('W3 an address is stored as the form says, and of an international domain only the ASCII form that it sends', async () => {
  const sql = 'select email as given, private.normalized_email(email) as stored from unnest($1::text[]) as email';
  const expected = EMAILS.map((email) => (isInternational(email) ? { ...email, stored: null } : email));
  expect(await asOwner(sql, [EMAILS.map(({ given }) => given)])).toEqual(expected);
  const sent = EMAILS.map(({ stored }) => stored).filter((email) => email !== null);
  expect(await asOwner(sql, [sent])).toEqual(sent.map((email) => ({ given: email, stored: email })));
});

// A busy machine takes more than half a minute for all of Unicode.
jest.setTimeout(120_000);

/** The embedded database takes three times as long, so of what follows the first alphabets it is asked for one in eleven. */
const step = process.env.DATABASE_URL ? 1 : 11;
const isAsked = (code: number) => code < 0x500 || code % step === 0;
/** Only planes with assigned characters: 4 to 13 are empty, 15 and 16 are private. */
const codes = Array.from({ length: 921_599 }, (_, n) => n + 1).filter(
  (code) => (code < 205_744 || code >= 917_504) && !(code >= 0xd800 && code <= 0xdfff) && isAsked(code),
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

  const accepted = await asOwner(
    `select email, stored from unnest($1::text[]) as email, lateral (select private.normalized_email(email) as stored offset 0) as judged
     where stored is not null`,
    [emails],
  );
  // A character that this browser does not know yet may be another form of a letter to the database.
  const known = accepted.filter(({ email }) => !/\p{Cn}/u.test(String(email)));
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter(({ email, stored: kept }) => byBrowser.get(String(email)) !== kept)).toEqual([]);
});
