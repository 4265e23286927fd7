import type { Language } from '../siteLink.ts';
import type { Words } from './words.ts';

/** Everything that a layout needs. */
export interface MailContent {
  language: Language;
  words: Words;
  /** Empty for a greeting without a name. */
  name: string;
  /** In the mail's language. */
  interests: string[];
  links: { confirm: string; leave: string; privacy: string };
}
