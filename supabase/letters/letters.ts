import type { Words } from '../functions/_shared/mail/mail.ts';
import type { Language } from '../functions/_shared/siteLink.ts';
import { en as openingEn } from './opening/en.ts';
import { es as openingEs } from './opening/es.ts';

export interface LetterWords extends Words {
  /** Paragraphs below the button. */
  after: string[];
}

/** The words of a letter, whose button leads to the home page. */
export type Letter = Record<Language, LetterWords>;

/** Every letter that the team can send. The name stands in the ledger for good: a letter that was sent keeps it. */
export const letters: Record<string, Letter> = {
  opening: { es: openingEs, en: openingEn },
};
