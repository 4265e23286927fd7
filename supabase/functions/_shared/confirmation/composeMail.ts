import { escapeHtml, link, note } from '../mail/html.ts';
import { type ConfirmationWords, type Mail, type Sender, writeMail } from '../mail/mail.ts';
import { siteLink, type Language } from '../siteLink.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const WORDS: Record<Language, ConfirmationWords> = { es, en };

interface Addressee {
  language: Language;
  confirm_token: string;
  leave_token: string;
}

/** The confirmation mail to one person. It greets nobody by name: a stranger may have typed it. */
export function composeMail(to: Addressee, sender: Sender): Mail {
  const { language } = to;
  const words = WORDS[language];
  const href = siteLink(sender.siteUrl, language, '/waitlist/confirm', to.confirm_token);
  const html = [note(escapeHtml(words.how)), note(`${escapeHtml(words.fallback)}<br>${link(href, href)}`)];
  return writeMail({ language, words, to: { ...to, name: '' }, href, after: { html, text: [words.how] } }, sender);
}
