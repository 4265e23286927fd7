import { html } from 'hono/html';
import { format } from '../terminal';
import { numbersTable } from './parts';

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

const HEIGHT = 112;
/** Room for a value above the highest bar. */
const TOP = 20;
const BASE = HEIGHT - 1;
/** With more characters the values would touch each other; then only the highest is written. */
const MAX_CHARACTERS = 100;

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
<figure class="days">
<figcaption hidden>By day</figcaption>
${series.map((name) => dayChart(name, days, highest))}
<div class="row">${dateAxis(days)}</div>
${numbersTable('The days', ['Day', ...Object.values(NAMES)], rows)}
</figure>
</section>`;
}

function dayChart(name: Series, days: Day[], highest: number) {
  const total = days.reduce((sum, day) => sum + day[name], 0);
  const peak = days.reduce((best, day) => (day[name] > best[name] ? day : best));
  const most = total === 0 ? 'none in these days' : `most on ${shortDate(peak)}: ${format(peak[name])}`;
  const slot = 100 / days.length;
  const width = slot * (days.length > 60 ? 0.85 : 0.7);
  const bar = (day: Day, place: number) => {
    const height = Math.max(1.5, Math.round(((BASE - TOP) * day[name]) / highest));
    const middle = slot * (place + 0.5);
    const top = BASE - height;
    const isWritten = day === peak || days.length * short(highest).length <= MAX_CHARACTERS;
    const style = day === peak ? 'peak' : 'value';
    const value = html`<text class="${style}" x="${percent(middle)}" y="${top - 6}" text-anchor="middle">
${short(day[name])}</text>`;
    return html`<g><title>${longDate(day)}: ${format(day[name])}</title>
<rect class="bar" x="${percent(middle - width / 2)}" y="${top}" width="${percent(width)}" height="${height}" />
${isWritten && value}</g>`;
  };
  return html`<div class="row">
<h3>${NAMES[name]} <b>${format(total)}</b> <small>${most}</small></h3>
<svg width="100%" height="${HEIGHT}" role="img" aria-label="${NAMES[name]} by day: ${format(total)}, ${most}">
${days.map((day, place) => day[name] > 0 && bar(day, place))}
<line class="baseline" x1="0" x2="100%" y1="${BASE + 0.5}" y2="${BASE + 0.5}" />
</svg>
</div>`;
}

/** Five dates, whose text stays inside at both ends. */
function dateAxis(days: Day[]) {
  const places = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (days.length - 1)));
  return html`<svg class="axis" width="100%" height="26" aria-hidden="true">
${places.map((place) => {
  const middle = (100 * (place + 0.5)) / days.length;
  const x = percent(middle);
  return html`<line class="tick" x1="${x}" x2="${x}" y1="0" y2="5" />
<text x="${x}" y="20" text-anchor="${middle < 4 ? 'start' : middle > 96 ? 'end' : 'middle'}">${shortDate(days[place]!)}</text>`;
})}
</svg>`;
}

const percent = (share: number) => `${share.toFixed(3)}%`;

/** At most five characters. */
const short = (count: number) =>
  count < 10_000 ? format(count) : count.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 0 });

const dateIn = (month: 'short' | 'long', year?: 'numeric') => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year, timeZone: 'UTC' });
  return ({ day }: Day) => format.format(new Date(day));
};
const shortDate = dateIn('short');
const longDate = dateIn('long', 'numeric');
