import type { Database } from '../server/database/database';
import { asOwner } from '../server/test/as';
import { ADA, signUp } from '../server/test/signUp';
import { openTestDatabase } from '../server/test/testDatabase';
import { age, claim, confirm, empty, keepLimits, leave, mailed, purge, row, setLimit, stepOne } from './calls.fixture';

let database: Database;
let putBackLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  putBackLimits = await keepLimits(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));
afterEach(() => putBackLimits());

const waiting = () => asOwner(database, 'select email, name from private.waitlist_sign_ups order by id');
/** Every row of the list, with the mark that a change would leave on it. */
const list = () => asOwner(database, 'select xmin::text, * from public.waitlist_subscriptions order by email');

it('B6 step 1 writes the sign-up down and leaves the list alone, whoever the address is', async () => {
  await setLimit(database, 'sign_ups_per_mailbox_day', 1);
  for (const email of ['known@example.org', 'mailed@example.org', 'confirmed@example.org']) await signUp(database, { email });
  await mailed(database, 'mailed@example.org');
  await confirm(database, (await mailed(database, 'confirmed@example.org')).confirm_token);

  const before = await list();
  const emails = ['new@example.org', 'known@example.org', 'mailed@example.org', 'confirmed@example.org'];
  for (const email of emails) await stepOne(database, {}, { email, name: 'Again' });
  expect(await list()).toEqual(before);
  expect(await waiting()).toEqual(emails.map((email) => ({ email, name: 'Again' })));
});

it('A2 the mail describes the last of several sign-ups, and none of them waits any more', async () => {
  for (const name of ['First', 'Second', 'Third']) await stepOne(database, {}, { name });
  expect(await mailed(database)).toMatchObject({ name: 'Third' });
  expect(await waiting()).toEqual([]);
});

it('A2 asking for the mail of one address settles no other', async () => {
  await stepOne(database, {}, { email: 'eve@example.org' });
  await stepOne(database, {});
  await mailed(database);
  expect(await waiting()).toEqual([{ email: 'eve@example.org', name: 'Ada' }]);
});

it('B5 the time of a sign-up is when it was made, not when it was settled', async () => {
  await stepOne(database, {});
  await age(database, '3 days');
  await purge(database);
  const [{ days }] = (await asOwner(database, 'select round(extract(epoch from now() - created_at) / 86400)::int as days from public.waitlist_subscriptions')) as [
    { days: number },
  ];
  expect(days).toBe(3);
});

it('B3 a sign-up made while a link lived does not replace what the mail described, whenever it is settled', async () => {
  await signUp(database);
  await mailed(database);
  await stepOne(database, {}, { name: 'Mallory' });
  await age(database, '8 days');
  await purge(database);
  expect(await row(database)).toMatchObject({ name: ADA.name });
});

it('B4 leaving takes sign-ups along that are not settled yet; a later one counts', async () => {
  await signUp(database);
  const { leave_token } = await mailed(database);
  await stepOne(database, {}, { name: 'Before' });
  await leave(database, leave_token);
  expect(await waiting()).toEqual([]);
  await stepOne(database, {}, { name: 'After' });
  expect(await mailed(database)).toMatchObject({ name: 'After' });
});

it('B7 the team erases somebody whose sign-up is not settled yet', async () => {
  await stepOne(database, {});
  expect(await asOwner(database, "select private.erase_subscription($1, 'team') as erased", [ADA.email])).toEqual([{ erased: true }]);
  expect([await waiting(), await row(database)]).toEqual([[], undefined]);
});

it('B6 a stranger asking for a mail settles nothing and writes nothing', async () => {
  expect(await claim(database, 'eve@example.org')).toBeUndefined();
  const tables = ['public.waitlist_subscriptions', 'private.waitlist_mailboxes', 'private.waitlist_sign_ups', 'private.waitlist_counters'];
  for (const table of tables) expect(await asOwner(database, `select count(*)::int as n from ${table}`)).toEqual([{ n: 0 }]);
});
