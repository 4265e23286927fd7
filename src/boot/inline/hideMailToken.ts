import { canonicalPath, paths, plainPath } from '../../lib/paths';
import type { EntryState } from '../entryState';

/**
 * Moves the token of a mail's link from the address into the state of this history entry. There it survives a reload and going to
 * another page and back, belongs to this tab alone, and needs no storage (B3, B4, B12).
 */
export function hideMailToken({ location, history }: Window): void {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return;
  url.searchParams.delete('token');
  const path = plainPath(canonicalPath(url.pathname));
  const mailToken = path === paths.confirm ? { confirm: token } : path === paths.leave ? { leave: token } : {};
  history.replaceState({ mailToken } satisfies EntryState, '', url);
}
