import { html } from 'hono/html';
import { describeAge, describePause, type MailState } from '../mailState';
import { format } from '../terminal';
import { fillOf, numbersTable, type Pattern, plainHtmlTable, swatch } from './parts';

interface Part {
  name: string;
  people: number;
  pattern: Pattern;
}

/** How the confirmation mails stand: the numbers of the moment, where everybody is on the way to a confirmation, and what went wrong. */
export function mailChart(state: MailState, now: Date) {
  const parts = partsOf(state);
  return html`<section>
<h2>Now</h2>
${state.pausedUntil && html`<p class="alert"><strong>The mails pause.</strong> ${describePause(state.pausedUntil, state.pauseReason)}</p>`}
<dl class="numbers">
${[
  ['People on the list', format(state.people), ''],
  ['Confirmed', format(state.confirmed), state.people > 0 ? `${state.confirmedPercent} %` : ''],
  ['Mails sent, last hour', format(state.sentLastHour), ''],
  ['Mails sent, last day', format(state.sentLastDay), ''],
].map(
  ([name, value, share]) =>
    html`<div><dt>${name}</dt><dd>${value}${share && html` <small>${share}</small>`}</dd></div>`,
)}
</dl>
${state.people > 0 && stateChart(parts, state.people)}
${state.oldestSince && html`<p>${describeAge(state.oldestSince, now)}</p>`}
${state.bounced > 0 && html`<p>Bounced for good: ${format(state.bounced)}. No mail goes to these addresses any more.</p>`}
${state.failures.length > 0 && plainHtmlTable('Why mails failed', ['Reason', 'Mails'], state.failures)}
</section>`;
}

function partsOf(state: MailState): Part[] {
  const mailed = state.people - state.confirmed - state.waiting - state.failed - state.neverMailed;
  return [
    { name: 'Confirmed', people: state.confirmed, pattern: 'solid' },
    { name: 'Mailed, unconfirmed', people: Math.max(0, mailed), pattern: 'hatched' },
    { name: 'Waiting in the queue', people: state.waiting, pattern: 'dotted' },
    { name: 'Mail failed', people: state.failed, pattern: 'crossed' },
    { name: 'Never mailed', people: state.neverMailed, pattern: 'empty' },
  ];
}

function stateChart(parts: Part[], people: number) {
  const shareOf = (part: Part) => (100 * part.people) / people;
  const shown = parts.filter((part) => part.people > 0);
  const starts = shown.map((_, place) => shown.slice(0, place).reduce((sum, part) => sum + shareOf(part), 0));
  const rows = parts.map((part) => [part.name, format(part.people), `${shareOf(part).toFixed(1)} %`]);
  return html`<figure>
<figcaption>Where everybody is</figcaption>
<svg class="states" width="100%" height="44" role="img" aria-label="${rows.map((row) => `${row[0]}: ${row[1]}`).join('; ')}">
${shown.map(
  (part, place) => html`<rect class="part" y="1" height="42" fill="${fillOf(part.pattern)}"
x="${starts[place]!.toFixed(3)}%" width="${shareOf(part).toFixed(3)}%" />`,
)}
</svg>
<ul class="legend">
${rows.map(([name, count, share], place) => html`<li>${swatch(parts[place]!.pattern)} ${name} <b>${count}</b> <small>${share}</small></li>`)}
</ul>
${numbersTable('Where everybody is', ['State', 'People', 'Share'], rows)}
</figure>`;
}
