import { html } from 'hono/html';
import { format } from '../progress';

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
