import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Row } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { temporaryDirectory } from '../test-support/temporaryDirectory';
import { migrateAlone, MIGRATIONS, openTestDatabase } from '../test-support/testDatabase';
import { age, claimMails, confirm, leave, mailOf, requestConfirmation, row, setLimit } from './calls.fixture';
import { settleMails, signUpWith, stepOne, TOO_MANY } from './calls.fixture';
import { type Rows, rowsOf, schemaOf } from './contents.fixture';

/** A migration as the next one may be: something new that only the team may see. A real one takes its place. */
const NEXT = `
  alter table public.waitlist_subscriptions add column invited_by uuid;
  create table private.waitlist_invitations (code text primary key);
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
`;
const CLIENT = { 'cf-connecting-ip': '203.0.113.7' };
const addressOf = (kind: string) => `${kind}@example.org`;

let database: Database;
let directory: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const files = readdirSync(MIGRATIONS).map((file) => [file, readFileSync(join(MIGRATIONS, file), 'utf8')]);
  directory = temporaryDirectory({ ...Object.fromEntries(files), '20991231000000_invitations.sql': NEXT });
}, 60_000);
afterAll(() => database.close());

/** Fills the list with people of every kind, by its own functions. Returns the mails of those who have one. */
async function fill() {
  const mail = async (kind: string) => {
    await stepOne(database, { 'accept-language': 'en' }, { email: addressOf(kind), message: 'Hello' });
    return mailOf(database, addressOf(kind));
  };
  const expired = await mail('expired');
  await age(database, '8 days');
  const [mailed, confirmed, left] = [await mail('mailed'), await mail('confirmed'), await mail('left')];
  await confirm(database, confirmed.confirm_token);
  await leave(database, left.leave_token);
  await stepOne(database, {}, { email: addressOf('doubt') });
  await requestConfirmation(database, addressOf('doubt'));
  await asOwner(database, 'update private.waitlist_mailer set next_request_at = now()');
  await settleMails(database, (await claimMails(database)).request, 'doubt', { why: 'no answer' });
  await signUpWith(database, {}, { email: addressOf('waiting') });
  await stepOne(database, CLIENT, { email: addressOf('new') });
  await asOwner(database, "select public.record_mail_event('event-1', 'bounce', 'stranger@example.org')");
  await setLimit(database, 'mails_per_day', 1234);
  await setLimit(database, 'sign_ups_per_client_hour', 1);
  await writeLetter();
  return { expired, mailed };
}

/** Writes the opening letter to everybody who is due, and answers how many they are. */
async function writeLetter(): Promise<number> {
  await asOwner(database, "insert into private.waitlist_letters (letter) values ('opening') on conflict do nothing");
  const claimed = await asOwner(
    database,
    "select id from private.claim_letters('opening', '00000000-0000-0000-0000-000000000000', 9, now(), true, false)",
  );
  const ids = claimed.map(({ id }) => id);
  await asOwner(database, "select private.settle_letters('opening', $1, '{}', '{}')", [ids]);
  return ids.length;
}

let links: Awaited<ReturnType<typeof fill>>;
let before: { rows: Rows; schema: Row[] };
beforeAll(async () => {
  links = await fill();
  before = { rows: await rowsOf(database), schema: await schemaOf(database) };
  await migrateAlone(database, directory);
}, 60_000);

it('A1 B5 B6 B16 the next migration keeps every row, limit and count', async () => {
  const after = await rowsOf(database);
  for (const [table, rows] of Object.entries(before.rows)) {
    // A table without rows would prove nothing.
    expect([table, rows.length]).not.toEqual([table, 0]);
    expect(after[table]).toHaveLength(rows.length);
    expect(after[table]).toEqual(expect.arrayContaining(rows.map((each) => expect.objectContaining(each) as Row)));
  }
});

it('A1 it is applied once', async () => {
  // A column cannot be added twice.
  await expect(migrateAlone(database, directory)).resolves.toBeUndefined();
});

it('G5 it adds what it says, changes nothing else, and opens nothing to the roles of the API', async () => {
  const schema = await schemaOf(database);
  const names = schema.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['private.waitlist_invitations', 'waitlist_subscriptions.invited_by']));
  expect(schema).toEqual(expect.arrayContaining(before.schema));
  const open = await asOwner(
    database,
    `select role, class.oid::regclass::text as table from unnest(array['anon', 'authenticated', 'service_role']) as role, pg_class as class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
       and has_table_privilege(role, class.oid, 'select, insert, update, delete')`,
  );
  expect(open).toEqual([]);
});

it('B3 B4 B6 B16 afterwards links work, nobody gets the letter twice, limits count on, and people join', async () => {
  // The pause after the mail in doubt is over.
  await asOwner(database, 'update private.waitlist_mailer set paused_until = now()');
  await confirm(database, links.mailed.confirm_token);
  expect(await row(database, addressOf('mailed'))).toMatchObject({ confirmed_at: expect.anything() as unknown });
  await leave(database, links.expired.leave_token);
  expect(await row(database, addressOf('expired'))).toBeUndefined();
  expect(await writeLetter()).toBe(1);
  for (const kind of ['waiting', 'new', 'stranger']) {
    await signUpWith(database, {}, { email: addressOf(kind) });
    await confirm(database, (await mailOf(database, addressOf(kind))).confirm_token);
  }
  await expect(stepOne(database, CLIENT, { email: addressOf('guest') })).rejects.toMatchObject(TOO_MANY);
});
