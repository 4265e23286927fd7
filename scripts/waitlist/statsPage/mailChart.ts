import { html } from 'hono/html';
import { describeAge, describePause, type MailState } from '../mailState';
import { format } from '../terminal';
import { fillOf, numbersTable, type Pattern, plainHtmlTable, swatch } from './parts';

/** How the confirmation mails stand: the numbers of the moment, where everybody is on the way to a confirmation, and what went wrong. */
export function mailChart(state: MailState, now: Date) {
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
${state.people > 0 && stateChart(state)}
${state.oldestSince && html`<p>${describeAge(state.oldestSince, now)}</p>`}
${state.bounced > 0 && html`<p>Bounced for good: ${format(state.bounced)}. No mail goes to these addresses any more.</p>`}
${state.failures.length > 0 && plainHtmlTable('Why mails failed', ['Reason', 'Mails'], state.failures)}
</section>`;
}

function partsOf(state: MailState) {
  const mailed = state.people - state.confirmed - state.waiting - state.failed - state.neverMailed;
  const parts: [name: string, people: number, pattern: Pattern][] = [
    ['Confirmed', state.confirmed, 'solid'],
    ['Mailed, unconfirmed', Math.max(0, mailed), 'hatched'],
    ['Waiting in the queue', state.waiting, 'dotted'],
    ['Mail failed', state.failed, 'crossed'],
    ['Never mailed', state.neverMailed, 'empty'],
  ];
  return parts.map(([name, people, pattern]) => ({ name, people, pattern }));
}

function stateChart(state: MailState) {
  const parts = partsOf(state);
  const shareOf = ({ people }: { people: number }) => (100 * people) / state.people;
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
