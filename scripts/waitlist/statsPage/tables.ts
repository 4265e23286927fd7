import { html } from 'hono/html';
import { interests as known } from '../../../src/lib/interests';
import { describeAge, describePause, type MailState } from '../mailState';
import { languageNames } from '../stats';
import { format } from '../terminal';

/** A table whose first column names the rows. Each number has a bar under it, which is full at `highest`; without that none has. */
export const numbersTable = (caption: string, columns: string[], rows: (string | number)[][], highest = Infinity) =>
  html`<div class="scroll"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(([name, ...values]) => html`<tr><th scope="row">${name}</th>${values.map((value) => numberCell(value, highest))}</tr>`)}
</tbody>
</table></div>`;

const numberCell = (value: string | number, highest: number) =>
  typeof value === 'string'
    ? html`<td>${value}</td>`
    : html`<td style="--share: ${((100 * value) / highest).toFixed(1)}%">${format(value)}</td>`;

/** How the confirmation mails stand: the numbers of the moment, where everybody is on the way to a confirmation, and what went wrong. */
export function mailTables(state: MailState, now: Date) {
  return html`<section>
<h2>Now</h2>
${state.pausedUntil && html`<p class="alert"><strong>The mails pause.</strong> ${describePause(state.pausedUntil, state.pauseReason)}</p>`}
<dl class="numbers">
${[
  ['People on the list', state.people],
  ['Confirmed', state.confirmed],
  ['Mails sent, last hour', state.sentLastHour],
  ['Mails sent, last day', state.sentLastDay],
].map(([name, value]) => html`<div><dt>${name}</dt><dd>${format(Number(value))}</dd></div>`)}
</dl>
${state.people > 0 && numbersTable('Where everybody is', ['State', 'People', 'Share'], statesOf(state), state.people)}
${state.oldestSince && html`<p>${describeAge(state.oldestSince, now)}</p>`}
${state.bounced > 0 && html`<p>Bounced for good: ${format(state.bounced)}. No mail goes to these addresses any more.</p>`}
${state.failures.length > 0 && numbersTable('Why mails failed', ['Reason', 'Mails'], state.failures)}
</section>`;
}

function statesOf({ people, confirmed, waiting, failed, neverMailed }: MailState) {
  const states: [name: string, people: number][] = [
    ['Confirmed', confirmed],
    ['Mailed, unconfirmed', Math.max(0, people - confirmed - waiting - failed - neverMailed)],
    ['Waiting in the queue', waiting],
    ['Mail failed', failed],
    ['Never mailed', neverMailed],
  ];
  return states.map(([name, count]) => [name, count, `${((100 * count) / people).toFixed(1)} %`]);
}

export interface InterestCount {
  interest: string;
  language: string;
  people: number;
}

/** What people chose, by language; the most chosen first. */
export function interestTable(counts: InterestCount[]) {
  const countOf = (interest: string, code: string) =>
    counts.find((count) => count.interest === interest && count.language === code)?.people ?? 0;
  const rows = known
    .map(({ value }) => {
      const people = Object.keys(languageNames).map((code) => countOf(value, code));
      return { value, people, together: people.reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.together - a.together);
  const highest = Math.max(1, rows[0]!.together);
  return html`<section>
<h2>Interests by language</h2>
<p class="note">Everybody on the list, confirmed or not; a person can choose several.</p>
${numbersTable(
  'Interests',
  ['Interest', ...Object.values(languageNames), 'Together'],
  rows.map(({ value, people, together }) => [value as string | number].concat(people, together)),
  highest,
)}
</section>`;
}
