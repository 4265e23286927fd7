import { printable } from '../../server/errors';
import { LATE } from './late';
import type { List } from './list';
import { duration, plainTable, utcTime } from './terminal';

export interface MailState {
  people: number;
  confirmed: number;
  confirmedPercent: number;
  waiting: number;
  oldestSince: Date | null;
  sentLastHour: number;
  sentLastDay: number;
  failed: number;
  failures: [why: string, mails: number][];
  neverMailed: number;
  bounced: number;
  pausedUntil: Date | null;
  pauseReason: string | null;
  lastMailAt: Date | null;
  lastErrorAt: Date | null;
  lastError: string | null;
  lastPurgeAt: Date | null;
  /** The words of `private.late()`. */
  late: string[];
}

export async function readMailState(list: List): Promise<MailState> {
  const [state] = await list.query(
    `select people::int, confirmed::int, confirmed_percent::float as "confirmedPercent", waiting::int, oldest_since as "oldestSince",
       sent_last_hour::int as "sentLastHour", sent_last_day::int as "sentLastDay", failed::int, never_mailed::int as "neverMailed",
       bounced::int, paused_until as "pausedUntil", pause_reason as "pauseReason", last_mail_at as "lastMailAt",
       last_error_at as "lastErrorAt", last_error as "lastError", last_purge_at as "lastPurgeAt", late
     from private.waitlist_now`,
  );
  const failures = await list.query(
    `select coalesce(failure, 'unknown') as why, count(*)::int as mails from (
       select failure from private.mails where state = 'failed' and email is not null and event is null
       union all select 'set aside, ' || failure from private.waitlist_sign_ups where failed_at is not null
     ) as failed group by 1 order by 2 desc, 1`,
  );
  const inOneLine = (text: unknown) => printable(String(text).replaceAll('\n', ' '));
  return {
    ...state,
    pauseReason: state?.pauseReason ? inOneLine(state.pauseReason) : null,
    lastError: state?.lastError ? inOneLine(state.lastError) : null,
    failures: failures.map(({ why, mails }) => [inOneLine(why), mails]),
  } as unknown as MailState;
}

export function describeMails(state: MailState, now: Date): string[] {
  return [
    plainTable([
      ['Mails', ''],
      ['waiting in the queue', state.waiting],
      ['sent in the last hour', state.sentLastHour],
      ['sent in the last day', state.sentLastDay],
      ['failed', state.failed],
      ['people never mailed', state.neverMailed],
      ['people whose mail bounced', state.bounced],
      ['people who confirmed', `${state.confirmedPercent} %`],
    ]),
    plainTable([
      ['Last', ''],
      ['mail that the provider took', ago(state.lastMailAt, now)],
      ['purge', ago(state.lastPurgeAt, now)],
      ['error', ago(state.lastErrorAt, now)],
    ]),
    ...(state.lastError ? [`The last error: ${state.lastError}.\n`] : []),
    ...state.late.map((word) => `LATE: ${LATE[word] ?? word}\n`),
    ...(state.oldestSince ? [`${describeAge(state.oldestSince, now)}\n`] : []),
    ...(state.failures.length > 0 ? [plainTable([['Why mails failed', 'mails'], ...state.failures])] : []),
    ...(state.pausedUntil ? [`${describePause(state.pausedUntil, state.pauseReason)}\n`] : []),
  ];
}

const age = (since: Date, now: Date): string => duration(Math.max(0, now.getTime() - since.getTime()) / 1000);

const ago = (time: Date | null, now: Date): string => (time ? `${utcTime(time)} (${age(time, now)} ago)` : 'none yet');

const describeAge = (since: Date, now: Date): string =>
  `The oldest mail in the queue waits since ${utcTime(since)} (${age(since, now)}).`;

const describePause = (until: Date, reason: string | null): string =>
  `No mail is sent until ${utcTime(until)}: ${reason ?? 'no reason is known'}.`;
