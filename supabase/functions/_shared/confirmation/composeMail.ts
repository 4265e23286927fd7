import { escapeHtml, link, note } from '../mail/htmlParts.ts';
import { type Mail, type Sender, type Words, writeMail } from '../mail/mail.ts';
import { siteLink, type Language } from '../siteLink.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** A mail to send, with the data of the list. The mail contains this data, never the caller's. */
export interface Claim {
  id: string;
  email: string;
  name: string;
  language: Language;
  confirm_token: string;
  leave_token: string;
}

export interface ConfirmationWords extends Words {
  how: string;
  fallback: string;
}

export const WORDS: Record<Language, ConfirmationWords> = { es, en };

/** The confirmation mail to one person. */
export function composeMail(claim: Claim, sender: Sender): Mail {
  const { language } = claim;
  const words = WORDS[language];
  const href = siteLink(sender.siteUrl, language, '/waitlist/confirm', claim.confirm_token);
  const html = [note(escapeHtml(words.how)), note(`${escapeHtml(words.fallback)}<br>${link(href, href)}`)];
  return writeMail({ language, words, to: claim, href, after: { html, text: [words.how] } }, sender);
}
