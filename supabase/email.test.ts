import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { isEmail } from '../src/features/waitlist/isEmail';
import { isKnownDifference } from './emailDifferences.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const PLACES = [
  ['in the part before the @', 'a%b@example.org'],
  ['in the domain', 'ada@exam%ple.org'],
] as const;

/** Only planes with assigned characters: 4 to 13 are empty, 15 and 16 are private. */
it.each(PLACES)('W3 browser and database agree on every character of Unicode %s', async (_, template) => {
  const accepted = await asOwner(
    database,
    `select code from (select generate_series(1, 205743) union all select generate_series(917504, 921599)) as codes (code)
     where code not between 55296 and 57343 and private.normalized_email(replace($1, '%', chr(code))) is not null`,
    [template],
  );
  const byDatabase = new Set(accepted.map(({ code }) => code));
  const differing: string[] = [];
  for (let code = 1; code <= 921_599; code += 1) {
    if (code === 205_744) code = 917_504;
    const character = String.fromCodePoint(code);
    const email = template.replace('%', () => character);
    if (isEmail(email) !== byDatabase.has(code) && !/\p{Cs}/u.test(email)) differing.push(email);
  }
  expect(byDatabase.size).toBeGreaterThan(50);
  expect(differing.filter((email) => !isKnownDifference(email))).toEqual([]);
});
