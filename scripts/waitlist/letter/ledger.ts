import { setTimeout as delay } from 'node:timers/promises';
import type { Addressee } from '../../../supabase/letters/composeLetter';
import type { List } from '../list';

/** Somebody whose letter was claimed: nobody else gets to send it, and it has a leave link of its own. */
export interface Person extends Addressee {
  id: string;
  email: string;
}

/** How many of the people whom a letter may reach still wait, have it, were refused, or are in doubt, by language. */
export interface Counts {
  language: string;
  waiting: number;
  sent: number;
  failed: number;
  /** Claimed, and nobody knows whether the provider took the mail. */
  inDoubt: number;
  /** Those of them whose key the provider no longer knows. */
  expired: number;
}

export interface Pass {
  /** Only what was claimed before is claimed again. */
  before: string;
  failed: boolean;
  /** Whether to claim those whose key has expired, too. */
  inDoubt: boolean;
}

/** How the claimed mails ended. Those in no list remain in doubt and are claimed again in a later pass. */
export interface Marked {
  sent: string[];
  failed: string[];
  givenBack: string[];
}

export type Ledger = ReturnType<typeof openLedger>;

export function openLedger(list: List, letter: string) {
  const query = (sql: string, params: unknown[] = []) => list.query(sql, [letter, ...params]);
  return {
    /** False while another process sends this letter: the database releases its hold when that process is gone. */
    async hold(): Promise<boolean> {
      const [row] = await query("select pg_try_advisory_lock(hashtextextended('letter ' || $1, 0)) as held");
      return Boolean(row?.held);
    },
    /** When the letter was first sent, in UTC as `2026-01-02T03-04-05-678Z`; now, if this is the first time. */
    async start(): Promise<string> {
      await query('insert into private.waitlist_letters (letter) values ($1) on conflict do nothing');
      const [row] = await query(
        `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24-MI-SS-MS"Z"') as started
         from private.waitlist_letters where letter = $1`,
      );
      return String(row?.started);
    },
    async count(): Promise<Counts[]> {
      const rows = await query(
        `select language, count(*) filter (where mail.letter is null)::int as waiting, count(sent_at)::int as sent, count(failed_at)::int as failed,
           count(doubt.since)::int as "inDoubt", count(*) filter (where doubt.since <= now() - interval '23 hours')::int as expired
         from public.waitlist_subscriptions as person
         left join private.waitlist_letter_mails as mail on mail.subscription_id = person.id and mail.letter = $1,
         lateral (select case when sent_at is null and failed_at is null then coalesce(in_doubt_since, claimed_at) end as since) as doubt
         where confirmed_at is not null and bounced_at is null group by language order by language desc`,
      );
      return rows as unknown as Counts[];
    },
    async now(): Promise<string> {
      const [row] = await list.query('select clock_timestamp()::text as now');
      return String(row?.now);
    },
    async claim({ before, failed, inDoubt }: Pass, after: string, limit: number): Promise<Person[]> {
      const rows = await query('select * from private.claim_letters($1, $2, $3, $4::timestamptz, $5, $6)', [
        after,
        limit,
        before,
        failed,
        inDoubt,
      ]);
      return rows as unknown as Person[];
    },
    async mark({ sent, failed, givenBack }: Marked): Promise<void> {
      await query('select private.mark_letters($1, $2::uuid[], $3::uuid[], $4::uuid[])', [sent, failed, givenBack]);
    },
  };
}

export const sumOf = (counts: Counts[], name: Exclude<keyof Counts, 'language'>) =>
  counts.reduce((sum, count) => sum + count[name], 0);

/** Requests to the mail provider in a second, by all senders together. */
export async function requestsPerSecond(list: List): Promise<number> {
  const [row] = await list.query("select private.setting('mails_per_second') as value");
  return Number(row?.value);
}

/** Resolves when the next request to the mail provider may start, or when the signal is aborted. */
export async function waitForTurn(list: List, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [row] = await list.query('select private.take_request() as ms');
    if (Number(row?.ms) === 0) return;
    await pause(Number(row?.ms), signal);
  }
}

/** Waits; an aborted signal ends the wait. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted wait rejects; the caller looks at the signal itself.
  if (ms > 0) await delay(ms, undefined, { signal }).catch(() => {});
}
