import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { openTestDatabase } from '../test-support/testDatabase';
import { age, confirm, empty, leave, mailIfDue, mailOf, row } from './calls.fixture';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => empty(database));

const mailboxes = async (emails: string[]) =>
  new Set(
    (await asOwner(database, 'select private.mailbox(e) as m from unnest($1::text[]) as e', [emails])).map(
      ({ m }) => m,
    ),
  );

it.each([
  ['with tags', ['ada@example.org', 'ada+news@example.org', 'ada+x+y@example.org']],
  ['with dots at Gmail', ['ada@gmail.com', 'a.da@gmail.com', 'a.d.a+x@gmail.com', 'ada@googlemail.com']],
  [
    'at Proton',
    ['adalove@proton.me', 'ada.love@proton.me', 'ada-love@pm.me', 'ada_love+x@protonmail.com', 'adalove@protonmail.ch'],
  ],
  ['with keywords at Yahoo', ['ada@yahoo.es', 'ada-shop@yahoo.es', 'ada-news-2@yahoo.es']],
  ['with keywords at Ymail', ['ada@ymail.com', 'ada-shop@ymail.com']],
  ['with subdomains at Fastmail', ['ada@fastmail.com', 'shop@ada.fastmail.com', 'ada+shop@fastmail.com']],
  ['with a subdomain of an underscore at Fastmail', ['ada_love@fastmail.com', 'x@ada-love.fastmail.com']],
])('B6 many spellings, %s, are one mailbox', async (_, emails) => {
  expect((await mailboxes(emails)).size).toBe(1);
});

it.each([
  ['another name', ['ada@example.org', 'eve@example.org']],
  ['another host', ['ada@example.org', 'ada@example.com']],
  ['dots elsewhere than at Gmail', ['a.da@example.org', 'ada@example.org']],
  ['hyphens elsewhere than at Yahoo', ['ada-x@example.org', 'ada@example.org']],
  ['subdomains elsewhere than at Fastmail', ['x@ada.example.org', 'ada@example.org']],
  ['another country of Yahoo', ['ada@yahoo.es', 'ada@yahoo.com']],
  ['a name that begins with a plus', ['+ada@example.org', '+eve@example.org']],
  ['a name at Yahoo that begins with a hyphen', ['-ada@yahoo.com', '-eve@yahoo.com']],
])('B6 %s is another mailbox', async (_, emails) => {
  expect((await mailboxes(emails)).size).toBe(2);
});

it('B6 joining, leaving and joining again with other spellings causes two mails in 30 days', async () => {
  let mails = 0;
  for (const email of ['v@gmail.com', 'v@gmail.com', 'v+1@gmail.com', 'v@googlemail.com', 'v+2@googlemail.com']) {
    await signUp(database, { email });
    const mail = await mailIfDue(database, email);
    if (!mail) continue;
    mails += 1;
    await leave(database, mail.leave_token);
  }
  expect(mails).toBe(2);
});

it('B6 any period of 30 days contains at most two mails', async () => {
  const days: number[] = [];
  for (let day = 0; day <= 75; day += 1) {
    await signUp(database);
    if (await mailIfDue(database)) days.push(day);
    await age(database, '1 day');
  }
  expect(days).toEqual([0, 7, 30, 37, 60, 67]);
});

it('B6 a clock that was ahead for a while does not block the mails of a mailbox', async () => {
  for (let n = 0; n < 2; n += 1) {
    await signUp(database);
    await mailOf(database);
    await age(database, '8 days');
  }
  await database.script(`update private.waitlist_mailboxes set mailed_at = array(select at + interval '400 days' from unnest(mailed_at) as at);
    update public.waitlist_subscriptions set link_expires_at = link_expires_at + interval '400 days'`);
  await signUp(database, { name: 'Ada again' });
  expect(await mailOf(database)).toMatchObject({ name: 'Ada again' });
});

it('B6 a person whom a stranger signed up twice, which used up both mails, can join 30 days after the first', async () => {
  for (let n = 0; n < 2; n += 1) {
    await signUp(database, { name: 'Stranger', interests: 'Social applications' });
    await mailOf(database);
    await age(database, '8 days');
  }
  const own = { name: 'Owner', interests: 'Web3 technology', message: 'It is me' };
  await signUp(database, own);
  expect(await row(database)).toMatchObject({ ...own, interests: ['Web3 technology'] });
  expect(await mailIfDue(database)).toBeUndefined();
  await age(database, '14 days');
  await signUp(database, own);
  const mail = await mailOf(database);
  expect(mail).toMatchObject({ name: 'Owner', interests: ['Web3 technology'] });
  await expect(confirm(database, mail.confirm_token)).resolves.toHaveLength(1);
});

it('B6 mailboxes are stored only as keyed hashes', async () => {
  await signUp(database);
  await mailOf(database);
  const sql = `select mailbox = private.keyed_hash('mailbox', 'ada@example.org') as keyed, mailbox = encode(sha256('mailbox ada@example.org'), 'hex') as plain
    from private.waitlist_mailboxes`;
  expect(await asOwner(database, sql)).toEqual([{ keyed: true, plain: false }]);
});
