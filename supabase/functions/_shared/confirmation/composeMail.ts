import { greetingName } from '../mail/greetingName.ts';
import { htmlPage } from '../mail/htmlPage.ts';
import { button, escapeHtml, link, note, paragraph, rule } from '../mail/htmlParts.ts';
import { leaveHeaders, type Mail } from '../mail/mail.ts';
import { signature, type Sender } from '../mail/signature.ts';
import { siteLink, type Language } from '../siteLink.ts';
import type { Claim } from '../queue.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './words.ts';

export const WORDS: Record<Language, Words> = { es, en };

/** The confirmation mail to one person. It holds nothing that somebody typed but the first word of the name. */
export function composeMail(claim: Claim, sender: Sender): Mail {
  const language = Object.hasOwn(WORDS, claim.language) ? claim.language : 'es';
  const { subject, preview, greeting, intro, confirm, how, fallback, stranger, leaving, leave } = WORDS[language];
  const name = greetingName(claim.name);
  const confirmLink = siteLink(sender.siteUrl, language, '/waitlist/confirm', claim.confirm_token);
  const leaveLink = siteLink(sender.siteUrl, language, '/waitlist/leave', claim.leave_token);
  const signed = signature(language, sender);
  return {
    subject,
    html: htmlPage({
      language,
      subject,
      preview,
      content: [
        paragraph(greeting(name && `<bdi>${escapeHtml(name)}</bdi>`)),
        paragraph(escapeHtml(intro)),
        button(confirmLink, confirm),
        note(escapeHtml(how)),
        note(`${escapeHtml(fallback)}<br>${link(confirmLink, confirmLink)}`),
        rule,
        note(escapeHtml(stranger)),
        note(`${escapeHtml(leaving)} ${link(leaveLink, leave)}.`),
        signed.html,
      ],
    }),
    text: [
      greeting(name),
      intro,
      `${confirm}:\n${confirmLink}`,
      how,
      stranger,
      `${leaving}\n${leaveLink}`,
      signed.text,
    ].join('\n\n'),
    headers: leaveHeaders(sender.functionsUrl, claim.leave_token),
  };
}
