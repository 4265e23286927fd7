/**
 * Until then a screen reader does not know what has just been drawn: it would read nothing, or something else, or it twice, and go on
 * reading somewhere else.
 */
const drawnAfterMs = 40;

/** Gives an element the focus that has just been drawn; every title that gets the focus does so here. Returns what gives it up. */
export function focusSoon(find: () => HTMLElement | null | undefined): () => void {
  const timer = window.setTimeout(() => find()?.focus({ preventScroll: true }), drawnAfterMs);
  return () => window.clearTimeout(timer);
}

/** Scrolls what a press opens into sight, once it is drawn. */
export function showSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'nearest' }));
}

/**
 * Opens a dialog and has its title read, alone. The dialog itself gets the focus first, else its first link would be read; the title gets
 * it at once, else all of the dialog would be. Something must stand before the title, since what comes first in a new dialog is not read.
 */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.autofocus = true;
  dialog.showModal();
  // It is for this opening alone, and no part of the page.
  dialog.autofocus = false;
  dialog.querySelector('h2')?.focus({ preventScroll: true });
}
