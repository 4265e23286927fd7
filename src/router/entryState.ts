import type { MailLinkKind } from '../features/waitlist/waitlistService';

/** What the browser keeps with one entry of its history, as this site uses it. */
export interface EntryState {
  /** What a link handed to the page; the store has it, too. */
  navigationState?: unknown;
  /** The token of the mail's link that led here. The store never has it: Redux DevTools show all that it holds. */
  mailToken?: Partial<Record<MailLinkKind, string>>;
}
