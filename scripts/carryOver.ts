/**
 * Brings the list of a release before PostgreSQL, in DATA_DIR/pg18, into this release's database, as it was: ids, confirmations, consent,
 * links, queue and limits. The server must be stopped. The old directory stays as it is, under another name.
 *
 *   npm install --no-save @electric-sql/pglite@0.5.16 && node -r esbuild-register scripts/carryOver.ts
 */
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig } from '../server/config';
import { startEmbedded } from '../server/database/embedded';
import { openPostgres } from '../server/database/postgres';
import { loadSettings } from '../server/settings';

interface Table {
  name: string;
  columns: string[];
}

interface Former {
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => Promise<void>;
}

/** Every table of the list, with the columns that are stored. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select array_agg(attname::text) from pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class as tables join pg_namespace as schemas on schemas.oid = relnamespace
  where relkind = 'r' and (nspname = 'private' or relname = 'waitlist_subscriptions') order by 1`;

/** What stood in tables of their own becomes rows of private.mails: what waits, what was taken by whom, and letters. */
const MAILS: Record<string, string> = {
  'private.waitlist_queue': `
    insert into private.mails (person_id, email, language, queued_at, due_at, state, failure, ended_at)
    select subscription_id, item.email, person.language, queued_at, due_at,
      case when failed_at is null then 'waiting' else 'failed' end, failure, failed_at
    from jsonb_to_recordset($1::jsonb) as item (
      subscription_id uuid, email text, queued_at timestamptz, due_at timestamptz, failed_at timestamptz, failure text
    ) join public.waitlist_subscriptions as person on person.id = subscription_id`,
  'private.waitlist_mailed': `
    insert into private.mails (language, mailbox, spelling, is_plain, state, sent_at, ended_at, event, event_at)
    select 'es', mailbox, spelling, true, 'taken', mailed_at, mailed_at, case when bounced_at is not null then 'bounced' end, bounced_at
    from jsonb_to_recordset($1::jsonb) as item (mailbox text, spelling text, mailed_at timestamptz, bounced_at timestamptz)
    where mailbox is not null`,
  'private.waitlist_letter_mails': `
    insert into private.mails (kind, person_id, email, language, state, sent_at, ended_at, turn)
    select letter, subscription_id, person.email, person.language,
      case when sent_at is not null then 'taken' when failed_at is not null then 'failed' else 'doubt' end,
      sent_at, coalesce(sent_at, failed_at, claimed_at), 0
    from jsonb_to_recordset($1::jsonb) as item (
      subscription_id uuid, letter text, claimed_at timestamptz, sent_at timestamptz, failed_at timestamptz
    ) join public.waitlist_subscriptions as person on person.id = subscription_id
    where letter not like '%(%'`,
};

async function carryOver(): Promise<void> {
  loadSettings(process.cwd());
  const { root, dataDir, migrations } = readConfig(process.env, process.cwd());
  const old = join(dataDir, 'pg18');
  // A variable, since this project has the package no more.
  const packageName = '@electric-sql/pglite';
  const { PGlite } = (await import(packageName)) as { PGlite: { create: (folder: string) => Promise<Former> } };
  const former = await PGlite.create(old);
  const tables = (await former.query(TABLES)).rows as unknown as Table[];
  const contents = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await former.query(`select coalesce(jsonb_agg(t), '[]')::text as all from ${name} as t`);
    contents.set(name, String(rows[0]!.all));
  }
  await former.close();
  await rename(old, `${old}.former`);

  const { url, stop } = await startEmbedded(root, dataDir);
  await (await openPostgres(url, migrations)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("begin; set local session_replication_role = 'replica'");
  const { rows: now } = await client.query<Table>(TABLES);
  for (const { name, columns } of now) {
    const known = tables.find((table) => table.name === name);
    if (!known) continue;
    const kept = columns.filter((column) => known.columns.includes(column)).map((column) => `"${column}"`);
    await client.query(`delete from ${name} where true`);
    const { rowCount } = await client.query(
      `insert into ${name} (${kept.join()}) overriding system value select ${kept.join()} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [contents.get(name)],
    );
    console.log(`${name}: ${rowCount}`);
    const identity = await client.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = '${name}'::regclass and attidentity <> ''`,
    );
    for (const { column } of identity.rows)
      await client.query(
        `select setval(pg_get_serial_sequence('${name}', '${column}'), greatest(1, (select max(${column}) from ${name})))`,
      );
  }
  for (const [name, sql] of Object.entries(MAILS)) {
    const { rowCount } = await client.query(sql, [contents.get(name) ?? '[]']);
    console.log(`${name}: ${rowCount} in private.mails`);
  }
  // The keys of an address are written by a trigger, which does not run here.
  await client.query(`update private.mails
    set mailbox = private.mailbox_key(email), spelling = private.spelling_key(email), is_plain = private.is_plain(email),
      domain = private.domain_key(email)
    where email is not null`);
  await client.query('commit');
  await client.end();
  await stop();
}

void carryOver();
