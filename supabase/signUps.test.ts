import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import {
  age,
  claim,
  confirm,
  empty,
  saveLimits,
  leave,
  claimMail,
  purge,
  row,
  setLimit,
  stepOne,
} from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => restoreLimits());

const waiting = () => asOwner(database, 'select email, name from private.waitlist_sign_ups order by id');
/** Every row of the list with its xmin, which changes with every update. */
const list = () => asOwner(database, 'select xmin::text, * from public.waitlist_subscriptions order by email');

it('B6 step 1 stores the sign-up and does not touch the list, for any address', async () => {
  await setLimit(database, 'sign_ups_per_mailbox_day', 1);
  for (const email of ['known@example.org', 'mailed@example.org', 'confirmed@example.org'])
    await signUp(database, { email });
  await claimMail(database, 'mailed@example.org');
  await confirm(database, (await claimMail(database, 'confirmed@example.org')).confirm_token);

  const before = await list();
  const emails = ['new@example.org', 'known@example.org', 'mailed@example.org', 'confirmed@example.org'];
  for (const email of emails) await stepOne(database, {}, { email, name: 'Again' });
  expect(await list()).toEqual(before);
  expect(await waiting()).toEqual(emails.map((email) => ({ email, name: 'Again' })));
});

it('A2 the mail describes the last of several sign-ups, and all of them are settled', async () => {
  for (const name of ['First', 'Second', 'Third']) await stepOne(database, {}, { name });
  expect(await claimMail(database)).toMatchObject({ name: 'Third' });
  expect(await waiting()).toEqual([]);
});

it('A2 asking for the mail of one address settles no other', async () => {
  await stepOne(database, {}, { email: 'eve@example.org' });
  await stepOne(database, {});
  await claimMail(database);
  expect(await waiting()).toEqual([{ email: 'eve@example.org', name: 'Ada' }]);
});

it('B5 the time of a sign-up is that of step 1, not that of its settlement', async () => {
  await stepOne(database, {});
  await age(database, '3 days');
  await purge(database);
  const [{ days }] = (await asOwner(
    database,
    'select round(extract(epoch from now() - created_at) / 86400)::int as days from public.waitlist_subscriptions',
  )) as [{ days: number }];
  expect(days).toBe(3);
});

it('B3 a sign-up made while a link was valid never replaces the data of that mail', async () => {
  await signUp(database);
  await claimMail(database);
  await stepOne(database, {}, { name: 'Mallory' });
  await age(database, '8 days');
  await purge(database);
  expect(await row(database)).toMatchObject({ name: ADA.name });
});

it('B4 leaving also deletes unsettled sign-ups; a later sign-up counts', async () => {
  await signUp(database);
  const { leave_token } = await claimMail(database);
  await stepOne(database, {}, { name: 'Before' });
  await leave(database, leave_token);
  expect(await waiting()).toEqual([]);
  await stepOne(database, {}, { name: 'After' });
  expect(await claimMail(database)).toMatchObject({ name: 'After' });
});

it('B7 the team can erase a person with an unsettled sign-up', async () => {
  await stepOne(database, {});
  expect(await asOwner(database, "select private.erase_subscription($1, 'team') as erased", [ADA.email])).toEqual([
    { erased: true },
  ]);
  expect([await waiting(), await row(database)]).toEqual([[], undefined]);
});

it('B6 asking for a mail to an unlisted address settles and writes nothing', async () => {
  expect(await claim(database, 'eve@example.org')).toBeUndefined();
  const tables = [
    'public.waitlist_subscriptions',
    'private.waitlist_mailboxes',
    'private.waitlist_sign_ups',
    'private.waitlist_counters',
  ];
  for (const table of tables)
    expect(await asOwner(database, `select count(*)::int as n from ${table}`)).toEqual([{ n: 0 }]);
});
