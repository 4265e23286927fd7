import { html } from 'hono/html';
import { format } from '../terminal';
import { numbersTable } from './tables';

export interface Day {
  /** As in `2026-01-02`, in UTC. */
  day: string;
  signUps: number;
  mails: number;
  confirmations: number;
}

type Series = 'signUps' | 'mails' | 'confirmations';

const NAMES: Record<Series, string> = { signUps: 'Sign-ups', mails: 'Mails', confirmations: 'Confirmations' };
const series = Object.keys(NAMES) as Series[];

const HEIGHT = 96;

/** Three charts above one another, with one scale and one row of dates. */
export function dayCharts(days: Day[]) {
  const highest = Math.max(1, ...days.flatMap((day) => series.map((name) => day[name])));
  const rows = days
    .filter((day) => series.some((name) => day[name] > 0))
    .map((day) => [day.day, day.signUps, day.mails, day.confirmations]);
  return html`<section>
<h2>By day</h2>
<p class="note">${longDate(days[0]!)} to ${longDate(days.at(-1)!)}, days in UTC, all charts on one scale.
Counted are the people who are on the list now, each with their last mail.</p>
${series.map((name) => dayChart(name, days, highest))}
<div class="row">${dateAxis(days)}</div>
<details>
<summary>The days as a table</summary>
${numbersTable('The days', ['Day', ...Object.values(NAMES)], rows)}
</details>
</section>`;
}

function dayChart(name: Series, days: Day[], highest: number) {
  const total = days.reduce((sum, day) => sum + day[name], 0);
  const peak = days.reduce((best, day) => (day[name] > best[name] ? day : best));
  const most = total === 0 ? 'none in these days' : `most on ${shortDate(peak)}: ${format(peak[name])}`;
  const slot = 100 / days.length;
  const bar = (day: Day, place: number) => {
    const height = Math.max(1.5, Math.round((HEIGHT * day[name]) / highest));
    return html`<rect class="bar" x="${percent(slot * (place + 0.1))}" y="${HEIGHT - height}" width="${percent(slot * 0.8)}" height="${height}">
<title>${longDate(day)}: ${format(day[name])}</title></rect>`;
  };
  return html`<div class="row">
<h3>${NAMES[name]} <b>${format(total)}</b> <small>${most}</small></h3>
<svg class="days" width="100%" height="${HEIGHT}" role="img" aria-label="${NAMES[name]} by day: ${format(total)}, ${most}">
${days.map((day, place) => day[name] > 0 && bar(day, place))}
</svg>
</div>`;
}

/** Five dates, whose text stays inside at both ends. */
function dateAxis(days: Day[]) {
  const places = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (days.length - 1)));
  return html`<svg class="axis" width="100%" height="26" aria-hidden="true">
${places.map((place) => {
  const middle = (100 * (place + 0.5)) / days.length;
  const anchor = middle < 4 ? 'start' : middle > 96 ? 'end' : 'middle';
  return html`<text x="${percent(middle)}" y="20" text-anchor="${anchor}">${shortDate(days[place]!)}</text>`;
})}
</svg>`;
}

const percent = (share: number) => `${share.toFixed(3)}%`;

const dateIn = (month: 'short' | 'long', year?: 'numeric') => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year, timeZone: 'UTC' });
  return ({ day }: Day) => format.format(new Date(day));
};
const shortDate = dateIn('short');
const longDate = dateIn('long', 'numeric');
