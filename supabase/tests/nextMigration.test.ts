import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../server/database/database';
import { age, asOwner, claimMails, confirm, database, leave, mailOf } from '../../test-support/database/list';
import { nextRequest } from '../../test-support/database/list';
import { requestConfirmation, row, setLimit, settleMails, signUpWith } from '../../test-support/database/list';
import { SOME, stepOne, TOO_MANY, openDatabase } from '../../test-support/database/list';
import { temporaryDirectory } from '../../test-support/temporaryDirectory';
import { migrateAlone, MIGRATIONS } from '../../test-support/testDatabase';

openDatabase();

const TABLES = `
  select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by name`;

/** Every row of each table. */
async function rowsOf(): Promise<Record<string, Row[]>> {
  const tables = (await asOwner(TABLES)).map(({ name }) => String(name));
  const rows = await database.run(tables.map((name) => ({ sql: `select to_jsonb(each) as row from ${name} as each` })));
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]!.map(({ row }) => row as Row)]));
}

/** A migration as the next one may be. A real one takes its place. */
const NEXT = `
  alter table public.waitlist_subscriptions add column invited_by uuid;
  create table private.waitlist_invitations (code text primary key);
`;
const CLIENT = { 'cf-connecting-ip': '203.0.113.7' };
const addressOf = (kind: string) => `${kind}@example.org`;

let directory: string;
beforeAll(async () => {
  const files = readdirSync(MIGRATIONS).map((file) => [file, readFileSync(join(MIGRATIONS, file), 'utf8')]);
  directory = temporaryDirectory({ ...Object.fromEntries(files), '20991231000000_invitations.sql': NEXT });
}, 60_000);

/** Fills the list with people of every kind, by its own functions. Returns the mails of those who have one. */
async function fill() {
  const mail = async (kind: string) => {
    await stepOne({ 'accept-language': 'en' }, { email: addressOf(kind), message: 'Hello' });
    return mailOf(addressOf(kind));
  };
  const expired = await mail('expired');
  await age('8 days');
  const [mailed, confirmed, left] = [await mail('mailed'), await mail('confirmed'), await mail('left')];
  await confirm(confirmed.confirm_token);
  await leave(left.leave_token);
  await stepOne({}, { email: addressOf('doubt') });
  await requestConfirmation(addressOf('doubt'));
  await asOwner('update private.waitlist_mailer set next_request_at = now()');
  await settleMails((await claimMails()).request, 'doubt', { why: 'no answer' });
  await signUpWith({}, { email: addressOf('waiting') });
  await stepOne(CLIENT, { email: addressOf('new') });
  await asOwner("select public.record_mail_event('event-1', 'bounce', 'stranger@example.org')");
  await setLimit('mails_per_day', 1234);
  await setLimit('sign_ups_per_client_hour', 1);
  await writeLetter();
  return { expired, mailed };
}

/** Writes the opening letter to everybody who is due, and answers how many they are. */
async function writeLetter(): Promise<number> {
  await asOwner("insert into private.waitlist_letters (letter) values ('opening') on conflict do nothing");
  const claimed = await asOwner(
    "select id from private.claim_letters('opening', '00000000-0000-0000-0000-000000000000', 9, now(), true, false)",
  );
  const ids = claimed.map(({ id }) => id);
  await asOwner("select private.settle_letters('opening', $1, '{}', '{}')", [ids]);
  return ids.length;
}

let links: Awaited<ReturnType<typeof fill>>;
let before: Record<string, Row[]>;
beforeAll(async () => {
  links = await fill();
  before = await rowsOf();
  await migrateAlone(database, directory);
}, 60_000);

it('A1 B5 B6 B16 the next migration keeps every row, limit and count', async () => {
  const after = await rowsOf();
  for (const [table, rows] of Object.entries(before)) {
    // A table without rows would prove nothing.
    expect([table, rows.length]).not.toEqual([table, 0]);
    expect(after[table]).toHaveLength(rows.length);
    expect(after[table]).toEqual(expect.arrayContaining(rows.map((each) => expect.objectContaining(each) as Row)));
  }
});

it('B3 B4 B6 B16 afterwards links work, nobody gets the letter twice, limits count on, and people join', async () => {
  // The pause after the mail in doubt is over.
  await asOwner('update private.waitlist_mailer set paused_until = now()');
  await confirm(links.mailed.confirm_token);
  expect(await row(addressOf('mailed'))).toMatchObject({ confirmed_at: SOME });
  await leave(links.expired.leave_token);
  expect(await row(addressOf('expired'))).toBeUndefined();
  expect(await writeLetter()).toBe(1);
  const kinds = ['waiting', 'new', 'stranger'];
  for (const kind of kinds) await signUpWith({}, { email: addressOf(kind) });
  const mails = [];
  for (let next = await nextRequest(); next.request; next = await nextRequest()) {
    await settleMails(next.request, 'sent');
    mails.push(...next.mails);
  }
  for (const kind of kinds) await confirm(mails.find(({ email }) => email === addressOf(kind))!.confirm_token);
  await expect(stepOne(CLIENT, { email: addressOf('guest') })).rejects.toMatchObject(TOO_MANY);
});
