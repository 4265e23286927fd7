/** jsdom has dialogs but cannot open them: these open, close, hand the focus over and back, and answer Escape. */
export function teachDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a, button')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    (openers.get(this) as HTMLElement | null)?.focus();
  };

  document.addEventListener('keydown', ({ key }) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (key !== 'Escape' || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
