import type { Database } from '../server/database/database';
import { as, asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { interests } from '../src/lib/interests';
import { empty } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

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

  it('W3 refuses what is no address, with a hint, and leaves no row', async () => {
    await expect(signUp(database, { email: 'ana@compañía.es' })).rejects.toMatchObject(refusal('invalid_email'));
    expect(await rows()).toEqual([]);
  });

  it('B6 made several times is one row, with the same answer', async () => {
    await signUp(database);
    await expect(signUp(database, { email: 'ADA@EXAMPLE.ORG' })).resolves.toBeUndefined();
    expect(await rows()).toEqual([{ ...ADA, interests: ['Web3 technology'] }]);
  });
});
