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
