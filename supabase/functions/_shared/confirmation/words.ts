/** The canonical text of each interest, as the list stores it. */
export const INTERESTS = [
  'Tools that pay you to use them',
  'Universal basic income',
  'A better economy',
  'Participate in the community',
  'Social applications',
  'A more just society',
  'Web3 technology',
] as const;

/** The texts of the mail in one language. */
export interface Words {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** Called with an empty name for a greeting without one. */
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
