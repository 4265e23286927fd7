import { html } from 'hono/html';
import { interests as known } from '../../../src/lib/interests';
import { format } from '../terminal';
import { languageNames } from '../stats';
import { fillOf, numbersTable, type Pattern, swatch } from './parts';

export interface InterestCount {
  interest: string;
  language: string;
  people: number;
}

const patterns: Pattern[] = ['solid', 'hatched', 'dotted', 'crossed'];
const languages = Object.keys(languageNames).map((code, place) => ({
  code,
  pattern: patterns[place % patterns.length]!,
}));
const BAR = 14;
/** The part of the width that the longest bar takes; the rest is for its value. */
const LONGEST = 80;

/** What people chose, by language; the most chosen first. */
export function interestChart(counts: InterestCount[]) {
  const countOf = (interest: string, code: string) =>
    counts.find((count) => count.interest === interest && count.language === code)?.people ?? 0;
  const rows = known
    .map(({ value }) => ({ interest: value, people: languages.map(({ code }) => countOf(value, code)) }))
    .sort((a, b) => sum(b.people) - sum(a.people));
  const highest = Math.max(1, ...rows.flatMap(({ people }) => people));
  return html`<section>
<h2>Interests by language</h2>
<p class="note">Everybody on the list, confirmed or not; a person can choose several.</p>
<figure class="interests">
<figcaption hidden>Interests by language</figcaption>
<ul class="legend">${languages.map(({ code, pattern }) => html`<li>${swatch(pattern)} ${languageNames[code]}</li>`)}</ul>
${rows.map(
  ({ interest, people }) => html`<div class="row">
<h3>${interest}</h3>
<svg width="100%" height="${languages.length * (BAR + 4)}" role="img"
aria-label="${languages.map(({ code }, place) => `${languageNames[code]}: ${people[place]}`).join(', ')}">
${people.map((count, place) => bar(count, place, highest))}
</svg>
</div>`,
)}
${numbersTable(
  'Interests',
  ['Interest', ...languages.map(({ code }) => languageNames[code]!), 'Together'],
  rows.map(({ interest, people }) => [interest as string | number].concat(people, sum(people))),
)}
</figure>
</section>`;
}

function bar(count: number, place: number, highest: number) {
  const width = ((LONGEST * count) / highest).toFixed(2);
  const y = place * (BAR + 4) + 1;
  const shape = html`<rect class="part" x="0.5" y="${y}" width="${width}%" height="${BAR}" fill="${fillOf(languages[place]!.pattern)}" />`;
  return html`${count > 0 && shape}<text x="${width}%" dx="8" y="${y + BAR - 3}">${format(count)}</text>`;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
