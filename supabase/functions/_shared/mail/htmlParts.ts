import { brand, day, night, onAccent, stars } from '../brand.ts';

const SANS = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif";
/** The height of each star above the baseline. */
const HEIGHTS = [0, 7, 3, 10, 5, 9, 2];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A paragraph; the HTML must already be escaped. */
export const paragraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;${SANS};font-size:16px;line-height:1.5;color:${day.ink}">${html}</p>`;

export const note = (html: string) =>
  `<p class="muted" style="margin:0 0 12px;${SANS};font-size:14px;line-height:1.5;color:${day.muted}">${html}</p>`;

export const link = (href: string, label: string) =>
  `<a class="link" href="${escapeHtml(href)}" style="color:${day.link};text-decoration:underline;word-break:break-word">${escapeHtml(label)}</a>`;

/** A line between two parts. */
export const rule = `<div class="line" style="margin:24px 0;border-top:1px solid ${day.line}"></div>`;

export const button = (href: string, label: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
  `<td bgcolor="${night.link}" style="border-radius:8px;background-color:${night.link}">` +
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;${SANS};font-size:17px;font-weight:600;line-height:1.2;color:${onAccent};text-decoration:none">${escapeHtml(label)}</a>` +
  `</td></tr></table>`;

/** The wordmark under a star for each member, made of plain elements, so that nothing has to be loaded. */
export function heading(): string {
  const row = stars.map(
    (colour, place) =>
      `<span style="display:inline-block;width:6px;height:6px;margin-right:14px;border-radius:3px;background-color:${colour};vertical-align:${HEIGHTS[place % HEIGHTS.length]}px"></span>`,
  );
  return (
    `<td class="line" bgcolor="${night.page}" style="padding:24px 28px;background-color:${night.page};border:1px solid ${night.page};border-radius:12px 12px 0 0">` +
    `<div aria-hidden="true" style="height:20px;font-size:6px;line-height:20px">${row.join('')}</div>` +
    `<p style="margin:6px 0 0;${SERIF};font-size:26px;font-weight:600;line-height:1.2;color:${night.ink}">${escapeHtml(brand)}</p></td>`
  );
}
