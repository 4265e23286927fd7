import { day } from '../../_shared/brand.ts';
import { button, escapeHtml, heading, link, list, note, paragraph } from './htmlParts.ts';
import type { MailContent } from './mailContent.ts';
import { nightStyle } from './nightStyle.ts';

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Uses tables and inline styles, because many mail programs ignore anything else. */
export function htmlLayout({ language, words, name, interests, links }: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(words.subject)}</title>
<style>${nightStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${day.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preview)}</div>
<table ${TABLE} class="page" bgcolor="${day.page}" style="background-color:${day.page}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:560px;text-align:start">
<tr>${heading()}</tr>
<tr><td class="plate line" bgcolor="${day.plate}" style="padding:28px;background-color:${day.plate};border:1px solid ${day.line};border-top:0;border-radius:0 0 12px 12px">
${paragraph(words.greeting(name && `<bdi>${escapeHtml(name)}</bdi>`))}
${paragraph(escapeHtml(words.intro))}
${button(links.confirm, words.confirm)}
${note(escapeHtml(words.how))}
${note(`${escapeHtml(words.fallback)}<br>${link(links.confirm, links.confirm)}`)}
<div class="line" style="margin:24px 0;border-top:1px solid ${day.line}"></div>
${interests.length > 0 ? paragraph(escapeHtml(words.interested)) + list(interests) : ''}
${paragraph(escapeHtml(words.meanwhile))}
<div class="line" style="margin:24px 0;border-top:1px solid ${day.line}"></div>
${note(escapeHtml(words.stranger))}
${note(`${escapeHtml(words.leaving)} ${link(links.leave, words.leave)}.`)}
${note(link(links.privacy, words.privacy))}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
