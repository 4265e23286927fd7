import { htmlPage } from '../mail/htmlPage.ts';
import { button, escapeHtml, link, list, note, paragraph, rule } from '../mail/htmlParts.ts';
import type { MailContent } from './mailContent.ts';

export function htmlLayout({ language, words, name, interests, links }: MailContent): string {
  return htmlPage({
    language,
    subject: words.subject,
    preview: words.preview,
    content: [
      paragraph(words.greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
      paragraph(escapeHtml(words.intro)),
      button(links.confirm, words.confirm),
      note(escapeHtml(words.how)),
      note(`${escapeHtml(words.fallback)}<br>${link(links.confirm, links.confirm)}`),
      rule,
      ...(interests.length > 0 ? [paragraph(escapeHtml(words.interested)), list(interests)] : []),
      paragraph(escapeHtml(words.meanwhile)),
      rule,
      note(escapeHtml(words.stranger)),
      note(`${escapeHtml(words.leaving)} ${link(links.leave, words.leave)}.`),
      note(link(links.privacy, words.privacy)),
    ],
  });
}
