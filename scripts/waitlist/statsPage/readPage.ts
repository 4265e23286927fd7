import { inSnapshot, type List } from '../list';
import { type MailState, readMailState } from '../mailState';

export interface Day {
  /** As in `2026-01-02`, in UTC. */
  day: string;
  signUps: number;
  mails: number;
  confirmations: number;
}

export interface InterestCount {
  interest: string;
  language: string;
  people: number;
}

export interface PageData {
  mails: MailState;
  days: Day[];
  interests: InterestCount[];
}

/** What the page shows, as it is at one moment; no names and no addresses. */
export function readPage(list: List): Promise<PageData> {
  return inSnapshot(list, async () => ({
    mails: await readMailState(list),
    days: await readDays(list),
    interests: await readInterests(list),
  }));
}

/** Every day since the first one, also those without anything: four weeks at least, a year at most. */
async function readDays(list: List): Promise<Day[]> {
  const rows = await list.query(`
    with known as materialized (select * from private.waitlist_days),
      span as (select today, greatest(least((select min(day) from known), today - 27), today - 365) as first
        from (values ((now() at time zone 'UTC')::date)) as clock (today))
    select (first + step)::text as day, coalesce(sign_ups, 0)::int as sign_ups, coalesce(mails, 0)::int as mails,
      coalesce(confirmations, 0)::int as confirmations
    from span cross join generate_series(0, today - first) as step left join known on known.day = first + step
    order by step`);
  return rows.map((row) => ({
    day: String(row.day),
    signUps: Number(row.sign_ups),
    mails: Number(row.mails),
    confirmations: Number(row.confirmations),
  }));
}

async function readInterests(list: List): Promise<InterestCount[]> {
  const rows = await list.query(`
    select interest, language, count(*)::int as people
    from public.waitlist_subscriptions, unnest(interests) as interest group by 1, 2`);
  return rows.map(({ interest, language, people }) => ({
    interest: String(interest),
    language: String(language),
    people: Number(people),
  }));
}
