import { randomBytes } from 'node:crypto';
import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { ADA, signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, INVALID_TOKEN, leave, mailOf, row } from './calls.fixture';
import type { Claim } from './functions/_shared/queue';

let database: Database;
let mail: Claim;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await signUp(database);
  mail = await mailOf(database);
});

const confirmedAt = async () => (await row(database))?.confirmed_at;

describe('the confirmation link', () => {
  it('B3 works for seven days, confirms and stores the time', async () => {
    expect(await confirmedAt()).toBeNull();
    await age(database, '6 days 23 hours');
    await confirm(database, mail.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('B3 does not work after seven days', async () => {
    await age(database, '7 days');
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await confirmedAt()).toBeNull();
  });

  it('B3 that has confirmed answers success again, also later, and keeps the first time', async () => {
    await confirm(database, mail.confirm_token);
    await age(database, '40 days');
    const first = await confirmedAt();
    await expect(confirm(database, mail.confirm_token)).resolves.toHaveLength(1);
    expect(await confirmedAt()).toEqual(first);
  });

  it('B3 of an earlier mail does not confirm the data of a later sign-up', async () => {
    await age(database, '8 days');
    await signUp(database, { name: 'Mallory' });
    await mailOf(database);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  });
});

describe('the leave link', () => {
  it('B4 works without a confirmation and twice, and affects nobody else', async () => {
    await signUp(database, { email: 'eve@example.org' });
    await leave(database, mail.leave_token);
    expect(await row(database)).toBeUndefined();
    expect(await row(database, 'eve@example.org')).toBeDefined();
    await expect(leave(database, mail.leave_token)).resolves.toHaveLength(1);
    expect(await asOwner(database, 'select subscription_id, reason from private.waitlist_erasures')).toEqual([
      { subscription_id: mail.id, reason: 'left' },
    ]);
  });

  it('B4 works years after a confirmation, and ends the confirmation link', async () => {
    await confirm(database, mail.confirm_token);
    await age(database, '3 years');
    await leave(database, mail.leave_token);
    expect(await row(database)).toBeUndefined();
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  });

  it('B4 of every mail works', async () => {
    await age(database, '8 days');
    await signUp(database);
    const second = await mailOf(database);
    await leave(database, mail.leave_token);
    expect(await row(database)).toBeUndefined();
    await leave(database, second.leave_token);
  });

  it('B4 allows a new sign-up, which the old link does not affect', async () => {
    await leave(database, mail.leave_token);
    await signUp(database, { name: 'Ada again' });
    const again = await mailOf(database);
    expect(again).toMatchObject({ email: ADA.email, name: 'Ada again' });
    await leave(database, mail.leave_token);
    await expect(confirm(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    await confirm(database, again.confirm_token);
    expect(await confirmedAt()).not.toBeNull();
  });
});

it.each([
  ['unknown', randomBytes(32).toString('hex')],
  ['empty', ''],
  ['null', null],
  ['another text', 'Robert’); drop table students;--'],
  ['very long', 'a'.repeat(60_000)],
])('B3 B4 a token that is %s is refused', async (_, token) => {
  await expect(confirm(database, token)).rejects.toMatchObject(INVALID_TOKEN);
  await expect(leave(database, token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B3 B4 a token never works for the other purpose', async () => {
  await expect(leave(database, mail.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
  await expect(confirm(database, mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
  await leave(database, mail.leave_token);
  await expect(confirm(database, mail.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
});

it('B3 B4 tokens are 64 hexadecimal digits, all of them different', async () => {
  const [{ tokens }] = (await asOwner(
    database,
    "select array_agg(encode(private.random_bytes(), 'hex')) as tokens from generate_series(1, 100)",
  )) as [{ tokens: string[] }];
  tokens.push(mail.confirm_token, mail.leave_token);
  expect(new Set(tokens).size).toBe(102);
  expect(tokens.filter((token) => !/^[0-9a-f]{64}$/.test(token))).toEqual([]);
});
