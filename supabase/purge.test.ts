import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, claimMails, confirm, empty, mailOf, purge, queueRow, row, settleMails, stepOne } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const reasons = () => asOwner(database, 'select reason from private.waitlist_erasures');

describe('a sign-up that nobody confirmed', () => {
  it('B4 is erased 30 days after its mail, not earlier', async () => {
    await signUp(database);
    await age(database, '5 days');
    await mailOf(database);
    await age(database, '29 days 23 hours');
    expect(await purge(database)).toBe(0);
    await age(database, '1 hour 1 minute');
    expect([await purge(database), await row(database)]).toEqual([1, undefined]);
    expect(await reasons()).toEqual([{ reason: 'unconfirmed' }]);
    expect(await purge(database)).toBe(0);
  });

  it('B4 begins its 30 days anew with another sign-up', async () => {
    await signUp(database);
    await mailOf(database);
    await age(database, '29 days');
    await signUp(database);
    await age(database, '2 days');
    expect(await purge(database)).toBe(0);
    await mailOf(database);
    await age(database, '29 days');
    expect(await purge(database)).toBe(0);
  });

  it('B4 stays while its mail waits', async () => {
    await signUp(database);
    await age(database, '40 days');
    expect(await purge(database)).toBe(0);
    await confirm(database, (await mailOf(database)).confirm_token);
  });

  it('B4 is erased 30 days after its mail failed for good', async () => {
    await signUp(database);
    await age(database, '40 days');
    await settleMails(database, (await claimMails(database)).request, 'refused', { why: 'no such domain' });
    expect(await queueRow(database)).toMatchObject({ failure: 'no such domain' });
    await age(database, '29 days');
    expect(await purge(database)).toBe(0);
    await age(database, '2 days');
    expect([await purge(database), await row(database)]).toEqual([1, undefined]);
  });
});

it('B4 B16 a confirmed person stays until 30 days after the opening letter', async () => {
  await signUp(database);
  await confirm(database, (await mailOf(database)).confirm_token);
  await age(database, '10 years');
  expect(await purge(database)).toBe(0);
  await database.script(`
    insert into private.waitlist_letters (letter) values ('opening'), ('other');
    insert into private.waitlist_letter_mails (subscription_id, letter, claimed_at, sent_at)
      select id, letter, now(), case letter when 'other' then now() - interval '1 year' else now() end
      from public.waitlist_subscriptions, private.waitlist_letters`);
  await age(database, '29 days');
  expect(await purge(database)).toBe(0);
  await age(database, '2 days');
  expect([await purge(database), await row(database)]).toEqual([1, undefined]);
  expect(await reasons()).toEqual([{ reason: 'told' }]);
});

it('A2 a sign-up without step 2 is put onto the list', async () => {
  await stepOne(database, {});
  expect(await row(database)).toBeUndefined();
  expect(await purge(database)).toBe(1);
  expect(await row(database)).toMatchObject({ name: 'Ada' });
});

it('B12 a long list is purged in batches of 250, so that other calls run in between', async () => {
  await asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, created_at)
     select n || '@example.org', 'Ada', '{Web3 technology}', now() - interval '31 days' from generate_series(1, 600) as n`,
  );
  const calls = [];
  for (let n = 0; n < 4; n += 1) calls.push(await purge(database));
  expect(calls).toEqual([250, 250, 100, 0]);
});
