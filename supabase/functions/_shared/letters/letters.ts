import { escapeHtml, paragraph } from '../mail/html.ts';
import { type LetterWords, type Mail, type Sender, writeMail } from '../mail/mail.ts';
import { siteLink, type Language } from '../siteLink.ts';
import { en as openingEn } from './opening/en.ts';
import { es as openingEs } from './opening/es.ts';

/** The words of a letter, whose button leads to the home page. */
export type Letter = Record<Language, LetterWords>;

/** Every letter that the team can send. The name stands in the ledger for good: a letter that was sent keeps it. */
export const letters: Record<string, Letter> = {
  opening: { es: openingEs, en: openingEn },
};

interface Addressee {
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
  return writeMail({ language, words, to, href, after, areStarsJoined: true }, sender);
}
