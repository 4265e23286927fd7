import type { Language } from '../functions/_shared/siteLink.ts';
import { en as openingEn } from './opening/en.ts';
import { es as openingEs } from './opening/es.ts';

/** The texts of a letter in one language. */
export interface LetterWords {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** Called with an empty name for a greeting without one. */
  greeting: (name: string) => string;
  /** Paragraphs above the button. */
  before: string[];
  button: string;
  /** Paragraphs below it. */
  after: string[];
  /** Why the person gets this letter. */
  why: string;
  leaving: string;
  leave: string;
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
