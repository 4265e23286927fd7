import { brand, day, night, stars } from '../brand.ts';
import type { Language } from '../siteLink.ts';

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

/** Light on dark, like the heading: a program that darkens mails itself lightens dark letters, and leaves a bright ground as it is. */
export const button = (href: string, label: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
  `<td bgcolor="${night.page}" style="border:2px solid ${night.link};border-radius:8px;background-color:${night.page};text-align:center">` +
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 28px;${SANS};font-size:17px;font-weight:600;line-height:1.2;color:${night.link};text-decoration:none">${escapeHtml(label)}</a>` +
  `</td></tr></table>`;

const shape = (width: number, height: number, colour: string, above: number) =>
  `<span style="display:inline-block;width:${width}px;height:${height}px;border-radius:3px;background-color:${colour};vertical-align:${above}px"></span>`;

/** The wordmark under a star for each member, joined once the site is open; made of plain elements, so that nothing has to be loaded. */
export function heading(areStarsJoined: boolean): string {
  const row = stars.map((colour, place) => shape(6, 6, colour, areStarsJoined ? 5 : HEIGHTS[place % HEIGHTS.length]!));
  const between = areStarsJoined
    ? shape(14, 2, night.line, 7)
    : '<span style="display:inline-block;width:14px"></span>';
  return (
    `<td class="line" bgcolor="${night.page}" style="padding:24px 28px;background-color:${night.page};border:1px solid ${night.page};border-radius:12px 12px 0 0">` +
    `<div aria-hidden="true" style="height:20px;font-size:6px;line-height:20px">${row.join(between)}</div>` +
    `<p style="margin:6px 0 0;${SERIF};font-size:26px;font-weight:600;line-height:1.2;color:${night.ink}">${escapeHtml(brand)}</p></td>`
  );
}

/** The dark colours, for mail programs that have a dark mode and read style sheets. */
const nightStyle = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${night.page} !important; }
  .surface { background-color: ${night.surface} !important; }
  .line { border-color: ${night.line} !important; }
  .ink { color: ${night.ink} !important; }
  .muted { color: ${night.muted} !important; }
  .link { color: ${night.link} !important; }
}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

interface HtmlPage {
  language: Language;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** What stands under the heading; already escaped. */
  content: string[];
  areStarsJoined: boolean;
}

/** The page of every mail. Uses tables and inline styles, because many mail programs ignore anything else. */
export function htmlPage({ language, subject, preview, content, areStarsJoined }: HtmlPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${nightStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${day.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} class="page" bgcolor="${day.page}" style="background-color:${day.page}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:560px;text-align:start">
<tr>${heading(areStarsJoined)}</tr>
<tr><td class="surface line" bgcolor="${day.surface}" style="padding:28px;background-color:${day.surface};border:1px solid ${day.line};border-top:0;border-radius:0 0 12px 12px">
${content.join('')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
