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
  stranger: string;
  leaving: string;
  leave: string;
}
