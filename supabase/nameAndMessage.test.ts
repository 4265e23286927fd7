import type { Database } from '../server/database/database';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { empty, row } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const refusal = (hint: string) => ({ code: 'P0001', hint });

describe('the name', () => {
  it.each([
    ['two letters', 'Jo'],
    ['a hundred characters', 'x'.repeat(100)],
    ['a hundred emoji', '🌟'.repeat(100)],
    ['an emoji family', 'Ana 👩‍👩‍👧'],
    ['Arabic', 'محمد بن علي'],
    ['Hebrew with marks', 'שָׁלוֹם'],
    ['a script tag, as plain text', '<script>alert(1)</script>'],
    ['SQL, as plain text', "Robert'); drop table students;--"],
  ])('W3 may be %s', async (_, name) => {
    await signUp(database, { name });
    expect((await row(database))?.name).toBe(name);
  });

  it.each([
    ['empty', ''],
    ['one character', 'x'],
    ['one character in blanks', '  x  '],
    ['blanks only', '     '],
    ['101 characters', 'x'.repeat(101)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['two lines', 'Ada\nBcc: all@example.org'],
    ['with a carriage return', 'Ada\rLovelace'],
    ['with an escape', 'Ada\u001b[31m'],
    ['with DEL', 'Ada\u007f'],
    ['with a C1 control', 'Ada\u0085Lovelace'],
  ])('W3 may not be %s', (_, name) =>
    expect(signUp(database, { name })).rejects.toMatchObject(refusal('invalid_name')),
  );
});

describe('the message', () => {
  it.each([
    ['2,000 characters', 'x'.repeat(2000)],
    ['2,000 emoji', '🚀'.repeat(2000)],
    ['right-to-left text', 'أريد الانضمام\nשלום'],
    ['a script tag, as plain text', '<script>alert(1)</script>'],
  ])('W1 may be %s', async (_, message) => {
    await signUp(database, { message });
    expect((await row(database))?.message).toBe(message);
  });

  it.each([
    ['2,001 characters', 'x'.repeat(2001)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['with a control character', 'a\u0007b'],
    ['short with too many blanks around it, which are not trimmed', `${' '.repeat(9_000)}Hola`],
  ])('W1 may not be %s', async (_, message) => {
    await expect(signUp(database, { message })).rejects.toMatchObject(refusal('invalid_message'));
    expect(await row(database)).toBeUndefined();
  });

  it('W1 with a NUL is refused and leaves no row', async () => {
    await expect(signUp(database, { message: 'a\0b' })).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
    expect(await row(database)).toBeUndefined();
  });
});
