import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import { age, claim, confirm, leave, claimMail, purge, row } from './calls.fixture';

/** The last migration before mails were counted by mailbox. */
const LAST = '20261121000600_waitlist_notices.sql';
const TOKEN = { confirm: 'c'.repeat(64), leave: 'd'.repeat(64) };

let database: Database;
let before: unknown[];
const list = () =>
  asOwner(
    database,
    `select id, email, name, interests, message, language, notice_version, created_at::text, confirmed_at::text, confirmation_sent_at::text,
      link_expires_at::text from public.waitlist_subscriptions order by email`,
  );

beforeAll(async () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file <= LAST);
  const release = temporaryDirectory(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(MIGRATIONS, file), 'utf8')])),
  );
  database = await openTestDatabase(release);
  await database.script(`
    insert into public.waitlist_subscriptions
      (email, name, interests, message, notice_version, created_at, confirmation_sent_at, link_expires_at, confirmed_at, mails)
    select email || '@example.org', 'Ada', '{Web3 technology}', 'Hola', (select min(version) from private.waitlist_notices),
      now() - sent, now() - sent, now() - sent + interval '7 days', confirmed_at, mails
    from (values
      ('confirmed', interval '1 day', now(), 1),
      ('once', interval '8 days', null, 1),
      ('twice', interval '8 days', null, 2),
      ('lives', interval '1 day', null, 1)
    ) as people (email, sent, confirmed_at, mails);
    insert into public.waitlist_subscriptions (email, name, interests) values ('new@example.org', 'Ada', '{Web3 technology}');
    insert into private.waitlist_tokens (hash, subscription_id, purpose, expires_at)
    select sha256(convert_to(token, 'UTF8')), id, purpose, expires_at
    from public.waitlist_subscriptions,
      (values ('${TOKEN.confirm}', 'confirm', now() + interval '6 days'), ('${TOKEN.leave}', 'leave', null)) as tokens (token, purpose, expires_at)
    where email = 'lives@example.org';
    update private.waitlist_settings set value = 7 where name = 'sign_ups_per_address_day';
    update private.waitlist_settings set value = 1234 where name = 'mails_per_day';
    select private.counted('client_hour', 'x', 9, '1 hour'), private.counted('address_day', 'y', 9, '1 day');
  `);
  before = await list();
  await migrate(database, MIGRATIONS);
}, 60_000);
afterAll(() => database.close());

it('A1 B5 every row is unchanged', async () => {
  expect(before).toHaveLength(5);
  expect(await list()).toEqual(before);
});

it('B6 limits that the team has set are kept', async () => {
  const rows = await asOwner(
    database,
    "select name, value from private.waitlist_settings where name in ('sign_ups_per_mailbox_day', 'mails_per_day') order by name",
  );
  expect(rows).toEqual([
    { name: 'mails_per_day', value: 1234 },
    { name: 'sign_ups_per_mailbox_day', value: 7 },
  ]);
});

it('B6 mails sent before the upgrade count: one more after one, none after two', async () => {
  for (const email of ['once@example.org', 'twice@example.org']) await signUp(database, { email });
  expect(await claim(database, 'twice@example.org')).toBeUndefined();
  await claimMail(database, 'once@example.org');
});

it('B3 B4 the links of mails sent before the upgrade still work', async () => {
  await confirm(database, TOKEN.confirm);
  expect(await row(database, 'lives@example.org')).toMatchObject({ confirmed_at: expect.anything() });
  await leave(database, TOKEN.leave);
  expect(await row(database, 'lives@example.org')).toBeUndefined();
});

it('B4 unconfirmed people are erased after 30 days, and confirmed people stay', async () => {
  await age(database, '31 days');
  expect(await purge(database)).toBe(3);
  expect((await list()).map((each) => (each as { email: string }).email)).toEqual(['confirmed@example.org']);
});
