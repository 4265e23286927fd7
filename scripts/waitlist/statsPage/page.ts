import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { logoStars } from '../../../src/lib/logo';
import { brand } from '../../../supabase/functions/_shared/brand';
import { inSnapshot, type List } from '../list';
import { readMailState } from '../mailState';
import { type Day, dayCharts } from './dayCharts';
import { type InterestCount, interestChart } from './interestChart';
import { mailChart } from './mailChart';
import { patterns } from './parts';
import { pageStyle } from './style';

/** The list's counts as one HTML file that loads nothing: charts with their numbers, and a table under each. */
export async function statsPage(list: List, root: string): Promise<string> {
  const { mails, days, interests } = await readPage(list);
  const font = await readFile(join(root, 'src/styles/fraunces-600.woff2'), 'base64');
  const now = new Date();
  const sections = [mailChart(mails, now), dayCharts(days), interestChart(interests)];
  const nobody = html`<section class="nobody">
${figure}
<h2>Nobody is on the list yet</h2>
<p>The charts appear with the first sign-up.</p>
</section>`;
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${brand}: the waitlist on ${dateOf(now)}</title>
<style>${raw(pageStyle(font))}</style>
</head>
<body>
${patterns}
<main>
<header>
${figure}
<div>
<p class="brand">${brand}</p>
<h1>The waitlist</h1>
<p class="note">${list.place} · <time datetime="${now.toISOString()}">${dateOf(now)}, ${now.toISOString().slice(11, 16)} UTC</time></p>
</div>
</header>
${mails.people > 0 ? sections : [mailChart(mails, now), nobody]}
<footer>
<p>Made by <code>npm run waitlist -- stats --html FILE</code>. It counts people; it holds no name and no address.</p>
</footer>
</main>
</body>
</html>
`;
  return String(page);
}

const dateOf = (time: Date) => time.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const stars = logoStars({ x: 31, y: 32 }, 22.5).map(({ x, y }) => [x.toFixed(1), y.toFixed(1)]);
const figure = html`<svg class="figure" viewBox="0 0 64 64" aria-hidden="true">
<polyline points="${stars.map((point) => point.join()).join(' ')}" />
${stars.map(([x, y], place) => html`<circle cx="${x}" cy="${y}" r="${place === 0 ? 5 : 3}" />`)}
</svg>`;

/** What the page shows, as it is at one moment; no names and no addresses. */
function readPage(list: List) {
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
