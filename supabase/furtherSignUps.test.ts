import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, claimMails, confirm, empty, leave, mailIfDue, mailOf } from './calls.fixture';
import { queueRow, requestConfirmation, row, stepOne } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

it('B3 B6 a further sign-up causes no mail and changes nothing while the link of a mail works', async () => {
  await signUp(database);
  await mailOf(database);
  for (const later of ['1 minute', '3 days', '3 days']) {
    await age(database, later);
    await stepOne(database, {}, { name: 'Mallory' });
    expect(await mailIfDue(database)).toBeUndefined();
  }
  // Nor later, when it was made before the link expired.
  await stepOne(database, {}, { name: 'Mallory' });
  await age(database, '8 days');
  expect(await mailIfDue(database)).toBeUndefined();
  expect(await row(database)).toMatchObject({ name: ADA.name });
});

it('B3 B6 a further sign-up while the mail is under way changes nothing of what it says', async () => {
  await signUp(database);
  await claimMails(database);
  await signUp(database, { name: 'Mallory' });
  expect(await row(database)).toMatchObject({ name: ADA.name });
});

it('B6 a further sign-up causes the second mail once the link has expired, which nothing else does', async () => {
  await signUp(database);
  await mailOf(database);
  await age(database, '8 days');
  expect(await mailIfDue(database)).toBeUndefined();
  await signUp(database, { name: 'Ada the second', interests: 'Social applications', message: 'Again' });
  const changed = { name: 'Ada the second', interests: ['Social applications'] };
  expect(await row(database)).toMatchObject({ ...changed, message: 'Again' });
  expect(await mailOf(database)).toMatchObject(changed);
});

it('B6 a further sign-up never changes or mails who has confirmed', async () => {
  await signUp(database);
  await confirm(database, (await mailOf(database)).confirm_token);
  await age(database, '60 days');
  await signUp(database, { name: 'Mallory' });
  expect([await queueRow(database), await mailIfDue(database)]).toEqual([undefined, undefined]);
  expect(await row(database)).toMatchObject({ name: ADA.name });
});

it('B4 B7 leaving, and an erasure by the team, also delete unsettled sign-ups', async () => {
  await signUp(database);
  const { leave_token } = await mailOf(database);
  await stepOne(database, {}, { name: 'Before' });
  await leave(database, leave_token);
  await requestConfirmation(database);
  expect(await row(database)).toBeUndefined();
  await stepOne(database, {}, { name: 'After' });
  const erase = "select private.erase_subscription($1, 'team') as erased";
  expect(await asOwner(database, erase, [ADA.email])).toEqual([{ erased: true }]);
  await requestConfirmation(database);
  expect(await row(database)).toBeUndefined();
});
