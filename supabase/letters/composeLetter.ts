import { greetingName } from '../functions/_shared/mail/greetingName.ts';
import { htmlPage } from '../functions/_shared/mail/htmlPage.ts';
import { button, escapeHtml, link, note, paragraph, rule } from '../functions/_shared/mail/htmlParts.ts';
import { leaveHeaders, type Mail } from '../functions/_shared/mail/mail.ts';
import { signature, type Sender } from '../functions/_shared/mail/signature.ts';
import { type Language, siteLink } from '../functions/_shared/siteLink.ts';
import type { Letter } from './letters.ts';

export interface Addressee {
  name: string;
  language: Language;
  leave_token: string;
}

/** A letter to one person. It holds nothing that somebody typed but the first word of the name. */
export function composeLetter({ path, words }: Letter, to: Addressee, sender: Sender): Mail {
  const language = Object.hasOwn(words, to.language) ? to.language : 'es';
  const { subject, preview, greeting, before, button: label, after, why, leaving, leave } = words[language];
  const name = greetingName(to.name);
  const site = siteLink(sender.siteUrl, language, path);
  const leaveLink = siteLink(sender.siteUrl, language, '/waitlist/leave', to.leave_token);
  const signed = signature(language, sender);
  const asParagraph = (text: string) => paragraph(escapeHtml(text));
  return {
    subject,
    html: htmlPage({
      language,
      subject,
      preview,
      content: [
        paragraph(greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
        ...before.map(asParagraph),
        button(site, label),
        ...after.map(asParagraph),
        rule,
        note(escapeHtml(why)),
        note(`${escapeHtml(leaving)} ${link(leaveLink, leave)}.`),
        signed.html,
      ],
    }),
    text: [
      greeting(name),
      ...before,
      `${label}:\n${site}`,
      ...after,
      why,
      `${leaving}\n${leaveLink}`,
      signed.text,
    ].join('\n\n'),
    headers: leaveHeaders(sender.functionsUrl, to.leave_token),
  };
}
