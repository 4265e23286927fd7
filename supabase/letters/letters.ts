import type { Words } from '../functions/_shared/mail/mail.ts';
import type { Language } from '../functions/_shared/siteLink.ts';
import { en as openingEn } from './opening/en.ts';
import { es as openingEs } from './opening/es.ts';

export interface LetterWords extends Words {
  /** Paragraphs below the button. */
  after: string[];
}

export interface Letter {
  /** The path that the button leads to, without the language; empty for the home page. */
  path: string;
  words: Record<Language, LetterWords>;
}

/** Every letter that the team can send. The name stands in the ledger for good: a letter that was sent keeps it. */
export const letters: Record<string, Letter> = {
  opening: { path: '', words: { es: openingEs, en: openingEn } },
};
