import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import {
  age,
  claimMails,
  confirm,
  empty,
  mailIfDue,
  mailOf,
  purge,
  requestConfirmation,
  row,
  stepOne,
} from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const waiting = () => asOwner(database, 'select email, name from private.waitlist_sign_ups order by id');
/** Every row of these tables with its xmin, which changes with every update. */
const contents = (tables: string[]) =>
  Promise.all(
    tables.map((table) => asOwner(database, `select xmin::text, * from ${table} as each order by each::text`)),
  );

describe('step 1', () => {
  it('B6 stores the sign-up and does not touch the list or the queue, for any address', async () => {
    const join = (email: string) => signUp(database, { email }).then(() => mailOf(database, email));
    await confirm(database, (await join('confirmed@example.org')).confirm_token);
    await join('mailed@example.org');
    await signUp(database, { email: 'known@example.org' });
    const emails = ['new@example.org', 'known@example.org', 'mailed@example.org', 'confirmed@example.org'];
    const tables = [
      'public.waitlist_subscriptions',
      'private.waitlist_queue',
      'private.waitlist_tokens',
      'private.waitlist_mailboxes',
    ];

    const before = await contents(tables);
    for (const email of emails) await stepOne(database, {}, { email, name: 'Again' });
    expect(await contents(tables)).toEqual(before);
    expect(await waiting()).toEqual(emails.map((email) => ({ email, name: 'Again' })));
  });

  it('B5 gives the sign-up its time, not its settlement', async () => {
    await stepOne(database, {});
    await age(database, '3 days');
    await purge(database);
    const sql = `select round(extract(epoch from now() - created_at) / 86400)::int as days from public.waitlist_subscriptions`;
    expect(await asOwner(database, sql)).toEqual([{ days: 3 }]);
  });
});

describe('step 2', () => {
  it('A2 queues one mail with the data of the list, whatever the spelling of the address', async () => {
    await stepOne(database, {});
    for (const spelling of [' ADA@Example.org', 'ada@example.org']) await requestConfirmation(database, spelling);
    expect((await claimMails(database)).mails).toEqual([
      {
        id: (await row(database))?.id,
        email: ADA.email,
        name: ADA.name,
        interests: ['Web3 technology'],
        language: 'es',
        confirm_token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        leave_token: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    ]);
  });

  it('A2 settles all sign-ups of the address and no other; the last one counts', async () => {
    for (const name of ['First', 'Second', 'Third']) await stepOne(database, {}, { name });
    await stepOne(database, {}, { email: 'eve@example.org' });
    await requestConfirmation(database);
    expect(await waiting()).toEqual([{ email: 'eve@example.org', name: 'Ada' }]);
    expect(await mailOf(database)).toMatchObject({ name: 'Third' });
  });

  it.each(['eve@example.org', 'not an address', ''])(
    'B6 for the unlisted %j writes nothing and mails nobody',
    async (email) => {
      expect(await mailIfDue(database, email)).toBeUndefined();
      const tables = [
        'waitlist_mailboxes',
        'waitlist_sign_ups',
        'waitlist_counters',
        'waitlist_queue',
        'waitlist_tokens',
      ];
      expect((await contents(tables.map((table) => `private.${table}`))).flat()).toEqual([]);
      expect(await row(database, email)).toBeUndefined();
    },
  );
});
