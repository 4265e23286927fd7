import { withoutParam } from './address';

interface Holder {
  type?: string;
  authorId?: string;
}

/** The one list of what a visitor types, and of what was read of the browser, in actions and in the state (B8, N6). */
function leaveOutTyped(this: Holder, key: string, value: unknown): unknown {
  // Of comments, the search and experiments. The store takes no comment without words.
  if (key === 'text') return value && (this.authorId ? '…' : '');
  if (key === 'payload' && this.type?.endsWith('Typed')) return '';
  // What the experiment of video 5 read.
  if (key === 'browserFacts') return null;
  if ((Object(value) as { email?: string }).email) return null;
  // The search in an address.
  return typeof value === 'string' && value.startsWith('?') ? withoutParam(value, 'q') : value;
}

export function jsonWithoutTyped(value: unknown, indent?: number): string {
  return JSON.stringify(value, leaveOutTyped, indent);
}
