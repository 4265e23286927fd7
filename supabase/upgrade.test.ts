import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { asOwner } from '../test-support/as';
import { signUp } from '../test-support/signUp';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import { claim, confirm, claimMail, purge, row } from './calls.fixture';

const FIRST = '20260101000000_waitlist.sql';

let database: Database;
beforeAll(async () => {
  const first = temporaryDirectory({ [FIRST]: readFileSync(join(MIGRATIONS, FIRST), 'utf8') });
  database = await openTestDatabase(first);
  await asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, created_at, confirmation_sent_at) values
       ('waiting@example.org', 'Wait', '{Web3 technology}', now() - interval '1 day', null),
       ('mailed@example.org', 'Mailed', '{Web3 technology}', now() - interval '1 day', now()),
       ('old@example.org', 'Old', '{Web3 technology}', now() - interval '31 days', now())`,
  );
  await migrate(database, MIGRATIONS);
}, 60_000);
afterAll(() => database.close());

it('A1 people listed before the release with links are still listed, without a record of consent', async () => {
  for (const email of ['waiting@example.org', 'mailed@example.org', 'old@example.org']) {
    expect(await row(database, email)).toMatchObject({ language: 'es', notice_version: null, confirmed_at: null });
  }
});

it('B3 people without a mail get one with links when they sign up again', async () => {
  await signUp(database, { email: 'waiting@example.org' });
  await expect(
    confirm(database, (await claimMail(database, 'waiting@example.org')).confirm_token),
  ).resolves.toHaveLength(1);
});

it('B3 people with a mail without links get one with links when they sign up again', async () => {
  expect(await claim(database, 'mailed@example.org')).toBeUndefined();
  await signUp(database, { email: 'mailed@example.org' });
  await confirm(database, (await claimMail(database, 'mailed@example.org')).confirm_token);
});

it('B4 people who never confirmed are erased after 30 days', async () => {
  expect(await purge(database)).toBe(1);
  expect(await row(database, 'old@example.org')).toBeUndefined();
});

it('A1 every migration has a unique version, and they are applied in the order of their names', () => {
  const versions = readdirSync(MIGRATIONS).map((file) => /^(\d{14})_[a-z_]+\.sql$/.exec(file)?.[1]);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions).not.toContain(undefined);
});
