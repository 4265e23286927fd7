import { withoutParam } from './address';

/** The author of every comment posted here: nobody signs in. */
export const guestId = 'guest';

/** Texts of the site that stand where a visitor could type others: an example, an original. */
export const givenTexts = new Set<unknown>();

/**
 * The one list of what a visitor types, and of what was read of the browser, in actions and in the state (B8, N6). A replacer as for
 * `JSON.stringify`; it needs no `this`, which Redux DevTools does not give it when it exports.
 */
export function leaveOutTyped(key: string, value: unknown): unknown {
  // What the experiment of video 5 read.
  if (key === 'browserFacts') return null;
  // The search in an address.
  if (typeof value === 'string') return value.startsWith('?') ? withoutParam(value, 'q') : value;
  const { type, payload, authorId, text, email } = Object(value) as Record<string, unknown>;
  if (email) return null;
  const isSample = Boolean(authorId) && authorId !== guestId;
  // Of comments, the search and experiments. The store takes no comment without words.
  if (text && !isSample && !givenTexts.has(text)) return { ...(value as object), text: authorId ? '…' : '' };
  if (typeof type === 'string' && type.endsWith('Typed') && !givenTexts.has(payload))
    return { ...(value as object), payload: '' };
  return value;
}

export function jsonWithoutTyped(value: unknown, indent?: number): string {
  return JSON.stringify(value, leaveOutTyped, indent);
}
