/** The canonical wording of each interest, as the list stores it. */
export const INTERESTS = [
  'Tools that pay you to use them',
  'Universal basic income',
  'A better economy',
  'Participate in the community',
  'Social applications',
  'A more just society',
  'Web3 technology',
] as const;

/** What a language has to say in the mail. */
export interface Words {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** An empty name greets without one. */
  greeting: (name: string) => string;
  intro: string;
  confirm: string;
  how: string;
  fallback: string;
  interested: string;
  interests: Record<(typeof INTERESTS)[number], string>;
  meanwhile: string;
  stranger: string;
  leaving: string;
  leave: string;
  privacy: string;
}
