import type { Language } from '../../_shared/siteLink.ts';
import type { Words } from './words.ts';

/** Everything that a layout needs to know. */
export interface Letter {
  language: Language;
  words: Words;
  /** Empty when the mail greets nobody by name. */
  name: string;
  /** As they are called in the mail's language. */
  interests: string[];
  links: { confirm: string; leave: string; privacy: string };
}
