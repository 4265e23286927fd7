import type { MailLinkKind } from '../features/waitlist/waitlistService';

/** `history.state` as this site uses it. */
export interface EntryState {
  /** What a link gave to the page; also in the store. */
  navigationState?: unknown;
  /** The token of the mail's link that led here. Never in the store, which Redux DevTools show. */
  mailToken?: Partial<Record<MailLinkKind, string>>;
}
