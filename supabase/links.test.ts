import { randomBytes } from 'node:crypto';
import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import {
  age,
  type Claim,
  claim,
  confirm,
  empty,
  INVALID_TOKEN,
  leave,
  claimMail,
  release,
  row,
  setLimit,
} from './calls.fixture';

let database: Database;
let mail: Claim;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await signUp(database);
  mail = await claimMail(database);
});

const confirmedAt = async () => (await row(database))?.confirmed_at;
const secret = () => randomBytes(32).toString('hex');

describe('the confirmation link', () => {
  it('B3 confirms and stores the time', async () => {
    expect(await confirmedAt()).toBeNull();
    await confirm(database, mail.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('B3 can be used twice and keeps the first time', async () => {
    await confirm(database, mail.confirm_token);
    const first = await confirmedAt();
    await confirm(database, mail.confirm_token);
    expect(await confirmedAt()).toEqual(first);
  });

  it('B3 works for seven days', async () => {
    await age(database, '6 days 23 hours');
    await confirm(database, mail.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('B3 does not work after seven days', async () => {
    await age(database, '7 days');
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await confirmedAt()).toBeNull();
  });

  it('B3 that has confirmed still answers success after seven days', async () => {
    await confirm(database, mail.confirm_token);
    await age(database, '40 days');
    await expect(confirm(database, mail.confirm_token)).resolves.toHaveLength(1);
  });

  it.each([
    ['unknown', secret()],
    ['empty', ''],
    ['null', null],
    ['another text', 'Robert’); drop table students;--'],
    ['very long', 'a'.repeat(60_000)],
  ])('B3 is refused with a token that is %s', async (_, token) => {
    await expect(confirm(database, token)).rejects.toMatchObject(INVALID_TOKEN);
    await expect(leave(database, token)).rejects.toMatchObject(INVALID_TOKEN);
  });

  it('B3 of a released mail does not work; the next one does', async () => {
    await release(database, mail.id);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    await confirm(database, (await claimMail(database)).confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('B3 that has confirmed stays valid when the mail is released', async () => {
    await confirm(database, mail.confirm_token);
    await release(database, mail.id);
    await confirm(database, mail.confirm_token);
    expect(await claim(database)).toBeUndefined();
  });

  it('B3 of an earlier mail does not confirm the data of a later sign-up', async () => {
    await age(database, '8 days');
    await signUp(database, { name: 'Mallory' });
    await claimMail(database);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  });
});

describe('the leave link', () => {
  it('B4 works without a confirmation', async () => {
    await leave(database, mail.leave_token);
    expect(await row(database)).toBeUndefined();
  });

  it('B4 works years after a confirmation', async () => {
    await confirm(database, mail.confirm_token);
    await age(database, '3 years');
    await leave(database, mail.leave_token);
    expect(await row(database)).toBeUndefined();
  });

  it('B4 can be used twice', async () => {
    await leave(database, mail.leave_token);
    await expect(leave(database, mail.leave_token)).resolves.toHaveLength(1);
    expect(await asOwner(database, 'select subscription_id, reason from private.waitlist_erasures')).toEqual([
      { subscription_id: mail.id, reason: 'left' },
    ]);
  });

  it('B4 works in every mail, also in an earlier and in a released one', async () => {
    await age(database, '8 days');
    await signUp(database);
    const second = await claimMail(database);
    await release(database, second.id);
    await leave(database, mail.leave_token);
    await leave(database, second.leave_token);
    expect(await row(database)).toBeUndefined();
  });

  it('B4 also invalidates the confirmation link', async () => {
    await confirm(database, mail.confirm_token);
    await leave(database, mail.leave_token);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  });

  it('B4 does not affect anybody else', async () => {
    await signUp(database, { email: 'eve@example.org' });
    await leave(database, mail.leave_token);
    expect(await row(database, 'eve@example.org')).toBeDefined();
  });

  it('B4 allows a new sign-up, which the old link does not affect', async () => {
    await leave(database, mail.leave_token);
    await signUp(database, { name: 'Ada again' });
    const again = await claimMail(database);
    expect(again).toMatchObject({ email: ADA.email, name: 'Ada again' });
    await leave(database, mail.leave_token);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    await confirm(database, again.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });
});

it('B3 B4 a token never works for the other purpose', async () => {
  await expect(leave(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  await expect(confirm(database, mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
  await confirm(database, mail.confirm_token);
  await expect(leave(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  await leave(database, mail.leave_token);
  await expect(confirm(database, mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B3 tokens are 64 hexadecimal digits and unique', async () => {
  await setLimit(database, 'mail_tries_per_mailbox_day', 1000);
  const seen = [mail.confirm_token, mail.leave_token];
  for (let n = 0; n < 20; n += 1) {
    await release(database, mail.id);
    const { confirm_token, leave_token } = await claimMail(database);
    seen.push(confirm_token, leave_token);
  }
  await setLimit(database, 'mail_tries_per_mailbox_day', 5);
  expect(new Set(seen).size).toBe(42);
  expect(seen.filter((token) => !/^[0-9a-f]{64}$/.test(token))).toEqual([]);
});

describe('a mail', () => {
  it('B6 is due once while its link is valid, also after more sign-ups', async () => {
    for (const later of ['1 minute', '3 days', '3 days']) {
      await age(database, later);
      await signUp(database, { name: 'Mallory' });
      expect(await claim(database)).toBeUndefined();
    }
    expect(await row(database)).toMatchObject({ name: ADA.name });
  });

  it('B6 is not due for an expired link until somebody signs up again', async () => {
    await age(database, '8 days');
    expect(await claim(database)).toBeUndefined();
    await signUp(database, { name: 'Ada the second', interests: 'Social applications', message: 'Again' });
    expect(await row(database)).toMatchObject({
      name: 'Ada the second',
      interests: ['Social applications'],
      message: 'Again',
    });
    expect(await claimMail(database)).toMatchObject({ name: 'Ada the second', interests: ['Social applications'] });
  });

  it('B6 is never due again after a confirmation', async () => {
    await confirm(database, mail.confirm_token);
    await age(database, '60 days');
    await signUp(database, { name: 'Mallory' });
    expect(await claim(database)).toBeUndefined();
    expect(await row(database)).toMatchObject({ name: ADA.name });
  });

  it('A2 describes the last sign-up before it', async () => {
    await signUp(database, { email: 'eve@example.org', name: 'Eve' });
    await signUp(database, { email: 'eve@example.org', name: 'Eva' });
    expect(await claimMail(database, 'eve@example.org')).toMatchObject({ name: 'Eva' });
  });
});
