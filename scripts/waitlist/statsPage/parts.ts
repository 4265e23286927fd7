import { html } from 'hono/html';
import { format } from '../terminal';

type Cells = (string | number)[];

/** The numbers of a chart as a table that opens by a press. The first column names the rows. */
export const numbersTable = (caption: string, columns: string[], rows: Cells[]) =>
  html`<details>
<summary>${caption} as a table</summary>
${plainHtmlTable(caption, columns, rows)}
</details>`;

export const plainHtmlTable = (caption: string, columns: string[], rows: Cells[]) =>
  html`<div class="scroll"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([name, ...values]) =>
    html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${typeof value === 'number' ? format(value) : value}</td>`)}</tr>`,
)}
</tbody>
</table></div>`;

/** What tells the parts of a chart apart without colour; `fill="url(#hatched)"`. Empty parts have only an outline. */
export const patterns = html`<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>
<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="paper" width="6" height="6" /><rect class="mark" width="3" height="6" />
</pattern>
<pattern id="dotted" width="7" height="7" patternUnits="userSpaceOnUse">
<rect class="paper" width="7" height="7" /><circle class="mark" cx="2" cy="2" r="1.4" /><circle class="mark" cx="5.5" cy="5.5" r="1.4" />
</pattern>
<pattern id="crossed" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect class="paper" width="6" height="6" /><rect class="mark" width="1.6" height="6" /><rect class="mark" width="6" height="1.6" />
</pattern>
</defs></svg>`;

export type Pattern = 'solid' | 'hatched' | 'dotted' | 'crossed' | 'empty';

/** The fill of a part; the style sheet gives each part its outline. */
export const fillOf = (pattern: Pattern): string =>
  pattern === 'solid' ? 'var(--accent)' : pattern === 'empty' ? 'none' : `url(#${pattern})`;

/** The sign of a part in the legend. */
export const swatch = (pattern: Pattern) =>
  html`<svg class="swatch" width="18" height="18" aria-hidden="true">
<rect class="part" x="1" y="1" width="16" height="16" fill="${fillOf(pattern)}" /></svg>`;
