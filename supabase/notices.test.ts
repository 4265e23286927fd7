import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { languages } from '../src/lib/language';
import { row, signUpWith } from './calls.fixture';
import { noticeInsert, noticeVersion, shownNotice } from './noticeInserts.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const notices = (language: string) =>
  asOwner(database, 'select version, text from private.waitlist_notices where language = $1 order by since, position', [
    language,
  ]);

describe.each(languages)('the notice in %s', (language) => {
  it('B5 is the same in the database and on the site', async () => {
    const text = shownNotice(language);
    const isNewest = (await notices(language)).at(-1)?.version === noticeVersion(text);
    // When this fails, put the printed SQL into a new migration.
    expect(isNewest ? '' : noticeInsert(language, text)).toBe('');
  });

  it('B5 is stored for a sign-up whose page names no known notice', async () => {
    const email = `${language}@example.org`;
    await signUpWith(database, { 'accept-language': language }, { email });
    expect(await row(database, email)).toMatchObject({ notice_version: (await notices(language)).at(-1)?.version });
  });

  it('B5 can be replaced by another text with quotes, and be restored', async () => {
    const [first, other] = [shownNotice(language), `It's another (${language})\n'' \\ $1 -- ; "`];
    for (const text of [other, first]) {
      await new Promise((resolve) => {
        setTimeout(resolve, 2);
      });
      await database.script(noticeInsert(language, text));
      expect((await notices(language)).at(-1)).toEqual({ version: noticeVersion(text), text });
    }
  });
});
