import { htmlPage } from '../mail/htmlPage.ts';
import { button, escapeHtml, link, list, note, paragraph, rule } from '../mail/htmlParts.ts';
import type { Language } from '../siteLink.ts';
import type { Words } from './words.ts';

/** Everything that a layout needs. */
export interface MailContent {
  language: Language;
  words: Words;
  /** Empty for a greeting without a name. */
  name: string;
  /** In the mail's language. */
  interests: string[];
  links: { confirm: string; leave: string; privacy: string };
}

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

export function textLayout({ words, name, interests, links }: MailContent): string {
  return [
    words.greeting(name),
    words.intro,
    `${words.confirm}:\n${links.confirm}`,
    words.how,
    ...(interests.length > 0
      ? [`${words.interested}\n${interests.map((interest) => `- ${interest}`).join('\n')}`]
      : []),
    words.meanwhile,
    words.stranger,
    `${words.leaving}\n${links.leave}`,
    `${words.privacy}:\n${links.privacy}`,
  ]
    .join('\n\n')
    .concat('\n');
}
