import type { Database } from '../server/database/database';
import { as, asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { interests } from '../src/lib/interests';
import { EMAILS } from '../test-support/emails';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() =>
  database.script(
    'truncate public.waitlist_subscriptions, private.waitlist_sign_ups, private.waitlist_mailboxes, private.waitlist_counters cascade',
  ),
);

const rows = () =>
  asOwner(database, 'select email, name, interests, message from public.waitlist_subscriptions order by created_at');
const refusal = (hint: string) => ({ code: 'P0001', hint });
const call = (list: string) => as(database, 'anon', `select public.add_waitlist_subscription(${list})`);

describe('a sign-up', () => {
  it('A1 stores the trimmed name, the address, the chosen interests and the message', async () => {
    await signUp(database, {
      email: '  Ada.Lovelace@Example.org ',
      name: '\u00a0 Ada Lovelace\u3000',
      interests: 'Web3 technology, Universal basic income',
      message: '  ¡Hola!\nSegunda línea\t ',
    });
    expect(await rows()).toEqual([
      {
        email: 'ada.lovelace@example.org',
        name: 'Ada Lovelace',
        interests: ['Web3 technology', 'Universal basic income'],
        message: '¡Hola!\nSegunda línea',
      },
    ]);
  });

  it('A1 returns nothing', async () => {
    const [answer] = await as(
      database,
      'anon',
      "select pg_typeof(public.add_waitlist_subscription('a@b.co', 'Ada', 'Web3 technology'))::text as type",
    );
    expect(answer).toEqual({ type: 'void' });
  });

  it('A1 stores an empty or blank message as null', async () => {
    await signUp(database, { message: '' });
    await signUp(database, { email: 'b@example.org', message: ' \n ' });
    expect((await rows()).map(({ message }) => message)).toEqual([null, null]);
  });

  it('W2 accepts each of the seven interests and all of them together', async () => {
    const list = interests.map(({ value }) => value);
    for (const [index, interest] of list.entries())
      await signUp(database, { email: `i${index}@example.org`, interests: interest });
    await signUp(database, { email: 'all@example.org', interests: list.join(', ') });
    expect(await rows()).toHaveLength(8);
  });

  it.each([
    ['none', ''],
    ['an unknown one', 'Free money'],
    ['one in Spanish', 'Tecnología Web3'],
    ['one twice', 'Web3 technology, Web3 technology'],
    ['another separator', 'Web3 technology,A better economy'],
    ['a trailing separator', 'Web3 technology, '],
    ['another case', 'web3 technology'],
  ])('W2 W3 refuses the interests: %s', (_, interests) =>
    expect(signUp(database, { interests })).rejects.toMatchObject(refusal('invalid_interests')),
  );

  it('W3 refuses missing values', async () => {
    await expect(call("null, 'Ada', 'Web3 technology'")).rejects.toMatchObject({ hint: 'invalid_email' });
    await expect(call("'a@b.co', null, 'Web3 technology'")).rejects.toMatchObject({ hint: 'invalid_name' });
    await expect(call("'a@b.co', 'Ada', null")).rejects.toMatchObject({ hint: 'invalid_interests' });
  });
});

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
    expect((await rows())[0]?.name).toBe(name);
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
    expect((await rows())[0]?.message).toBe(message);
  });

  it.each([
    ['2,001 characters', 'x'.repeat(2001)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['with a control character', 'a\u0007b'],
  ])('W1 may not be %s', async (_, message) => {
    await expect(signUp(database, { message })).rejects.toMatchObject(refusal('invalid_message'));
    expect(await rows()).toEqual([]);
  });

  it('W1 with a NUL is refused and leaves no row', async () => {
    await expect(signUp(database, { message: 'a\0b' })).rejects.toMatchObject({ code: expect.stringMatching(/^22/) });
    expect(await rows()).toEqual([]);
  });
});

describe('the email', () => {
  it.each(EMAILS.filter(({ stored }) => stored))('W3 $given is accepted', async ({ given, stored }) => {
    await signUp(database, { email: given });
    expect((await rows())[0]?.email).toBe(stored);
  });

  it.each(EMAILS.filter(({ stored }) => !stored))('W3 $given is refused', async ({ given }) => {
    await expect(signUp(database, { email: given })).rejects.toMatchObject(refusal('invalid_email'));
    expect(await rows()).toEqual([]);
  });

  it('B6 is one row after several sign-ups, with the same answer', async () => {
    await signUp(database);
    await expect(signUp(database, { email: 'ADA@EXAMPLE.ORG' })).resolves.toBeUndefined();
    expect(await rows()).toEqual([{ ...ADA, interests: ['Web3 technology'] }]);
  });

  it('B6 is one row after 25 calls at the same time', async () => {
    await Promise.all(Array.from({ length: 25 }, () => signUp(database)));
    expect(await rows()).toHaveLength(1);
  });
});
