import { html, raw } from 'hono/html';
import { brand } from '../../../supabase/functions/_shared/brand';
import { inSnapshot, type List } from '../list';
import { readMailState } from '../mailState';
import { type Day, dayCharts } from './dayCharts';
import { pageStyle } from './style';
import { type InterestCount, interestTable, mailTables } from './tables';

/** The list's counts as one HTML file that loads nothing: tables with bars, and a chart of the days. */
export async function statsPage(list: List): Promise<string> {
  const { mails, days, interests } = await inSnapshot(list, async () => ({
    mails: await readMailState(list),
    days: await readDays(list),
    interests: await readInterests(list),
  }));
  const now = new Date();
  const date = now.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${brand}: the waitlist on ${date}</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<main>
<header>
<p class="brand">${brand}</p>
<h1>The waitlist</h1>
<p class="note">${list.place} · <time datetime="${now.toISOString()}">${date}, ${now.toISOString().slice(11, 16)} UTC</time></p>
</header>
${mailTables(mails, now)}
${mails.people > 0 ? [dayCharts(days), interestTable(interests)] : html`<p>Nobody is on the list yet.</p>`}
<footer>
<p>Made by <code>npm run waitlist -- stats --html FILE</code>. It counts people; it holds no name and no address.</p>
</footer>
</main>
</body>
</html>
`;
  return String(page);
}

/** Every day since the first one, also those without anything: four weeks at least, a year at most. */
async function readDays(list: List): Promise<Day[]> {
  const rows = await list.query(`
    with known as materialized (select * from private.waitlist_days),
      span as (select today, greatest(least((select min(day) from known), today - 27), today - 365) as first
        from (values ((now() at time zone 'UTC')::date)) as clock (today))
    select (first + step)::text as day, coalesce(sign_ups, 0)::int as "signUps", coalesce(mails, 0)::int as mails,
      coalesce(confirmations, 0)::int as confirmations
    from span cross join generate_series(0, today - first) as step left join known on known.day = first + step
    order by step`);
  return rows as unknown as Day[];
}

async function readInterests(list: List): Promise<InterestCount[]> {
  const rows = await list.query(`
    select interest, language, count(*)::int as people
    from public.waitlist_subscriptions, unnest(interests) as interest group by 1, 2`);
  return rows as unknown as InterestCount[];
}
