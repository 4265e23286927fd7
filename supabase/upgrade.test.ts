import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { asOwner } from '../server/test/as';
import { signUp } from '../server/test/signUp';
import { temporaryDirectory } from '../server/test/temporaryDirectory';
import { MIGRATIONS, openTestDatabase } from '../server/test/testDatabase';
import { claim, confirm, mailed, purge, row } from './calls.fixture';

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

it('A1 whoever was listed before the links came is still listed, without a consent that nobody gave', async () => {
  for (const email of ['waiting@example.org', 'mailed@example.org', 'old@example.org']) {
    expect(await row(database, email)).toMatchObject({ language: 'es', notice_version: null, confirmed_at: null });
  }
});

it('B3 whoever had no mail yet gets one with links by signing up again', async () => {
  await signUp(database, { email: 'waiting@example.org' });
  await expect(confirm(database, (await mailed(database, 'waiting@example.org')).confirm_token)).resolves.toHaveLength(1);
});

it('B3 whoever had a mail without links gets one with them by signing up again', async () => {
  expect(await claim(database, 'mailed@example.org')).toBeUndefined();
  await signUp(database, { email: 'mailed@example.org' });
  await confirm(database, (await mailed(database, 'mailed@example.org')).confirm_token);
});

it('B4 whoever never confirmed goes after 30 days', async () => {
  expect(await purge(database)).toBe(1);
  expect(await row(database, 'old@example.org')).toBeUndefined();
});

it('A1 every migration has a version of its own, and they come in the order of their names', () => {
  const versions = readdirSync(MIGRATIONS).map((file) => /^(\d{14})_[a-z_]+\.sql$/.exec(file)?.[1]);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions).not.toContain(undefined);
});
