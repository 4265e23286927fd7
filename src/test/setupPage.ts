import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';

/** Before a test replaces it by a fake. */
const { setImmediate } = globalThis;

/**
 * After what it looked for has appeared, Testing Library waits for a timer, which on a busy machine comes before React's effects: before
 * a component hears of what changes in the store.
 */
function waitForEffects(): void {
  const { asyncWrapper } = getConfig();
  configure({
    reactStrictMode: true,
    // A busy machine is no failure.
    asyncUtilTimeout: 10_000,
    // Inside, where an update that comes by itself is no surprise to React.
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const result = await work();
        await new Promise((resolve) => setImmediate(resolve));
        return result;
      }),
  });
}

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
HTMLCanvasElement.prototype.getContext = () => null;
waitForEffects();
teachDialogs();
teachPopovers();
beforeEach(hidePopovers);
afterEach(cleanup);

/** jsdom knows no popovers: these open and close by their buttons, by Escape and by a press outside, and tell it. */
function teachPopovers(): void {
  const { matches } = Element.prototype;
  const isOpen = (element: Element) => element.hasAttribute('data-popover-open');

  Object.assign(HTMLElement.prototype, {
    popover: null,
    togglePopover(this: HTMLElement, force?: boolean) {
      if (force === isOpen(this)) return;
      this.toggleAttribute('data-popover-open');
      queueMicrotask(() => this.dispatchEvent(new Event('toggle')));
    },
    showPopover(this: HTMLElement) {
      this.togglePopover(true);
    },
    hidePopover(this: HTMLElement) {
      this.togglePopover(false);
    },
  });
  Element.prototype.matches = function known(this: Element, selector: string) {
    return selector === ':popover-open' ? isOpen(this) : matches.call(this, selector);
  } as typeof matches;

  const closeOthers = (target: Node | null) => {
    for (const box of document.querySelectorAll<HTMLElement>('[data-popover-open]')) {
      const isItsButton =
        (target as Element | null)?.closest?.('[popovertarget]')?.getAttribute('popovertarget') === box.id;
      if (!isItsButton && !box.contains(target)) box.hidePopover();
    }
  };
  document.addEventListener('pointerdown', ({ target }) => closeOthers(target as Node));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const box of document.querySelectorAll<HTMLElement>('[data-popover-open]')) {
      const hadFocus = box.contains(document.activeElement);
      box.hidePopover();
      if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${box.id}"]`)?.focus();
    }
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const box = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!box || event.defaultPrevented) return;
    box.togglePopover(button?.getAttribute('popovertargetaction') === 'hide' ? false : undefined);
  });
}

/** What browsers say in their own stylesheet. */
function hidePopovers(): void {
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-popover-open]):not(dialog[open]) { display: none }';
  document.head.append(style);
}

/** jsdom has dialogs but cannot open them: these open, close, hand the focus over and back, and answer Escape. */
function teachDialogs(): void {
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
