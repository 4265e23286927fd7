import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, claim, confirm, empty, leave, claimMail, purge, release, row } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

/** The number of mails to these addresses, each of which signs up once and leaves by the link in its mail. */
async function mailsTo(emails: string[]): Promise<number> {
  let mails = 0;
  for (const email of emails) {
    await signUp(database, { email });
    const claimed = await claim(database, email);
    if (!claimed) continue;
    mails += 1;
    await leave(database, claimed.leave_token);
  }
  return mails;
}

it('B6 leaving and joining again causes at most two mails in 30 days', async () => {
  expect(await mailsTo(Array.from({ length: 6 }, () => 'victim@example.org'))).toBe(2);
});

it.each([
  ['with tags', Array.from({ length: 14 }, (_, n) => `victim+${n}@example.org`)],
  ['in capital letters', ['victim@example.org', 'VICTIM@example.org', 'Victim@Example.org', 'vicTim+x@example.org']],
  [
    'with an international domain',
    ['ana@compañía.es', 'ana@xn--compaa-7va5a.es', 'ANA+x@COMPAÑÍA.ES', 'ana@compan\u0303i\u0301a.es'],
  ],
  ['with dots at Gmail', ['victim@gmail.com', 'v.ictim@gmail.com', 'v.i.c.tim+x@gmail.com', 'victim@googlemail.com']],
])('B6 a mailbox with many spellings, %s, gets two mails in 30 days', async (_, emails) => {
  expect(await mailsTo(emails)).toBe(2);
});

it.each([
  ['another name', ['ada@example.org', 'eve@example.org']],
  ['another host', ['ada@example.org', 'ada@example.com']],
  ['dots elsewhere than at Gmail', ['a.da@example.org', 'ada@example.org']],
  ['a name that begins with a plus', ['+ada@example.org', '+eve@example.org']],
])('B6 %s is another mailbox', async (_, emails) => {
  expect(await mailsTo([...emails, ...emails, ...emails])).toBe(4);
});

it('B6 the purge of a sign-up keeps the count of its mails', async () => {
  await signUp(database);
  await claimMail(database);
  await age(database, '8 days');
  await signUp(database);
  await claimMail(database);
  await asOwner(database, "update public.waitlist_subscriptions set created_at = now() - interval '31 days'");
  expect(await purge(database)).toBe(1);
  await signUp(database);
  expect(await claim(database)).toBeUndefined();
});

it('B6 any period of 30 days contains at most two mails', async () => {
  const days: number[] = [];
  for (let day = 0; day <= 75; day += 1) {
    await signUp(database);
    if (await claim(database)) days.push(day);
    await age(database, '1 day');
  }
  expect(days).toEqual([0, 7, 30, 37, 60, 67]);
});

it('B6 a mail that the provider refused does not count', async () => {
  await signUp(database);
  for (let n = 0; n < 3; n += 1) await release(database, (await claimMail(database)).id);
  const first = await claimMail(database);
  await age(database, '8 days');
  await signUp(database);
  expect((await claimMail(database)).id).toBe(first.id);
});

it('B6 a clock that was ahead for a while does not block the mails of a mailbox', async () => {
  await signUp(database);
  await claimMail(database);
  await age(database, '-400 days');
  await signUp(database, { name: 'Ada again' });
  expect(await claimMail(database)).toMatchObject({ name: 'Ada again' });
});

describe('a person whom a stranger signed up twice, which used up both mails', () => {
  beforeEach(async () => {
    for (let n = 0; n < 2; n += 1) {
      await signUp(database, { name: 'Stranger', interests: 'Social applications' });
      await claimMail(database);
      await age(database, '8 days');
    }
    await signUp(database, { name: 'Owner', interests: 'Web3 technology', message: 'It is me' });
  });

  it('B6 can replace name and interests with an own sign-up', async () => {
    expect(await row(database)).toMatchObject({ name: 'Owner', interests: ['Web3 technology'], message: 'It is me' });
  });

  it('B6 gets a mail for that sign-up at most 30 days after the first mail', async () => {
    expect(await claim(database)).toBeUndefined();
    await age(database, '14 days');
    await signUp(database, { name: 'Owner', interests: 'Web3 technology' });
    const mail = await claimMail(database);
    expect(mail).toMatchObject({ name: 'Owner', interests: ['Web3 technology'] });
    await expect(confirm(database, mail.confirm_token)).resolves.toHaveLength(1);
  });
});

it('B6 mailboxes are stored only as keyed hashes', async () => {
  await signUp(database);
  await claimMail(database);
  const [kept] = await asOwner(database, 'select mailbox from private.waitlist_mailboxes');
  expect(kept?.mailbox).toMatch(/^[0-9a-f]{64}$/);
  const [plain] = await asOwner(
    database,
    "select encode(sha256('ada@example.org'), 'hex') as hash, encode(sha256('mailbox ada@example.org'), 'hex') as named",
  );
  expect([plain?.hash, plain?.named]).not.toContain(kept?.mailbox);
});
