import { day, night } from '../brand.ts';
import type { Language } from '../siteLink.ts';
import { escapeHtml, heading } from './htmlParts.ts';

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
}

/** The page of every mail. Uses tables and inline styles, because many mail programs ignore anything else. */
export function htmlPage({ language, subject, preview, content }: HtmlPage): string {
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
<tr>${heading()}</tr>
<tr><td class="surface line" bgcolor="${day.surface}" style="padding:28px;background-color:${day.surface};border:1px solid ${day.line};border-top:0;border-radius:0 0 12px 12px">
${content.join('')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
