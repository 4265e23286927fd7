import { escapeHtml, paragraph } from '../functions/_shared/mail/htmlParts.ts';
import { type Mail, type Sender, writeMail } from '../functions/_shared/mail/mail.ts';
import { siteLink, type Language } from '../functions/_shared/siteLink.ts';
import type { Letter } from './letters.ts';

export interface Addressee {
  name: string;
  language: Language;
  leave_token: string;
}

/** A letter to one person. */
export function composeLetter(letter: Letter, to: Addressee, sender: Sender): Mail {
  const { language } = to;
  const words = letter[language];
  const href = siteLink(sender.siteUrl, language, '');
  const after = { html: words.after.map((text) => paragraph(escapeHtml(text))), text: words.after };
  return writeMail({ language, words, to, href, after }, sender);
}
