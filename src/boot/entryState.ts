import type { MailLinkKind, MailLinkOutcome } from '../features/waitlist/waitlistService';
import { entryOf, writeEntry } from '../router/historyEntry';
import type { EntryState as RouterState } from '../router/scrollPosition';

/** `history.state`. What concerns a sign-up is never in the store, which Redux DevTools show. */
export interface EntryState extends RouterState {
  /** The token of the mail's link that led here. */
  mailToken?: Partial<Record<MailLinkKind, string>>;
  mailOutcome?: Partial<Record<MailLinkKind, MailLinkOutcome>>;
  /** What stood in forms before a reload of the page: their fields, by their ids. */
  typed?: Record<string, [name: string, value: string][]>;
  /** The release whose page loaded itself anew here, by the address of its code. */
  reloadedFrom?: string;
}

export const entryState = (window: Window): EntryState => entryOf(window) ?? {};

export function changeEntry(window: Window, changes: Partial<EntryState>): void {
  writeEntry(window, 'replaceState', { ...entryState(window), ...changes });
}
