/** Until then a screen reader does not know what has just been drawn: it would read nothing, or something else, or it twice. */
const drawnAfterMs = 40;

/** Gives an element the focus that has just been drawn. Returns what gives it up. */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  const timer = window.setTimeout(() => find()?.focus({ preventScroll: true }), drawnAfterMs);
  return () => window.clearTimeout(timer);
}
