import * as fc from 'fast-check';
import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { normalizeEmail } from '../src/features/waitlist/normalizeEmail';
import { isKnownDifference } from './emailDifferences.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const PLACES = [
  ['in the part before the @', 'a%b@example.org'],
  ['in the domain', 'ada@exam%ple.org'],
  ['as a label of its own', 'ada@%.org'],
] as const;

const anyLetter = fc.constantFrom(
  ...'añÑßèÈçŁøØđőșƠưộỘωΩσςΐЁжЩґİı\u0301\u00b7क\u094dहไทย\u0e34日本語々ー한글שלםعربی0189--',
);
const label = fc.oneof(
  fc.string({ unit: anyLetter, minLength: 1, maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(...'ñé日한ж'), minLength: 1, maxLength: 62 }),
  fc.constantFrom('es', 'com', 'España', '3m', 'xn--p1ai', 'עברית', 'пример', '中国'),
);
const domains = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));

// A busy machine takes more than half a minute for all of Unicode.
jest.setTimeout(120_000);

/** The embedded database takes three times as long, so of what follows the first alphabets it is asked for one in eleven. */
const step = process.env.DATABASE_URL ? 1 : 11;
const isAsked = (code: number) => code < 0x500 || code % step === 0;

/** Only planes with assigned characters: 4 to 13 are empty, 15 and 16 are private. */
it.each(PLACES)('W3 browser and database agree on the characters of Unicode %s', async (_, template) => {
  const accepted = await asOwner(
    database,
    `select code, stored
     from (select generate_series(1, 205743) union all select generate_series(917504, 921599)) as codes (code),
       lateral (select private.normalized_email(replace($1, '%', chr(code))) as stored offset 0) as judged
     where code not between 55296 and 57343 and (code < 1280 or code % $2 = 0) and stored is not null`,
    [template, step],
  );
  const byDatabase = new Map(accepted.map(({ code, stored }) => [code, stored]));
  const differing: string[] = [];
  for (let code = 1; code <= 921_599; code += 1) {
    if (code === 205_744) code = 917_504;
    if (!isAsked(code)) continue;
    const character = String.fromCodePoint(code);
    const email = template.replace('%', () => character);
    if (normalizeEmail(email) !== (byDatabase.get(code) ?? null) && !/\p{Cs}/u.test(email)) differing.push(email);
  }
  expect(byDatabase.size).toBeGreaterThan(50);
  expect(differing.filter((email) => !isKnownDifference(email))).toEqual([]);
});

it('W3 browser and database store the same of 3,000 international domains', async () => {
  const emails = fc.sample(domains, 3000).map((domain) => `ada@${domain}`);
  const rows = await asOwner(
    database,
    'select email, private.normalized_email(email) as stored from unnest($1::text[]) as email',
    [emails],
  );
  const byBrowser = emails.map((email) => ({ email, stored: normalizeEmail(email) }));
  expect(byBrowser.filter(({ stored }) => stored).length).toBeGreaterThan(500);
  expect(rows).toEqual(byBrowser);
});
