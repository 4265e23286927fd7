import type { AppStore, RootState } from '../lib/store';
import type { Language } from '../lib/language';
import type { RouterEntry } from './locationSlice';
import { entryOf, forgetRefused, writeEntry } from './historyEntry';
import { followHistory } from './navigate';

declare module '../lib/store' {
  interface AppServices {
    addressBar: {
      push: (url: string, entry: RouterEntry) => void;
      replace: (url: string, entry: RouterEntry) => void;
      go: (delta: number) => void;
    };
    loadLanguage: (language: Language, plainPath: string) => Promise<unknown>;
    loadPage: (plainPath: string) => Promise<unknown>;
    rememberLanguage: (language: Language) => void;
    /** Ends this task: the browser paints and answers presses before what follows. */
    nextTask: () => Promise<void>;
    siteAnswers: () => Promise<boolean>;
    networkBack: (signal: AbortSignal) => Promise<void>;
    /** Reloads the current address, with what stands in forms. With `once` it answers false instead when the page was just reloaded. */
    reload: (once: boolean) => boolean;
  }
}

/** In milliseconds. Browsers refuse to change the address with every letter typed. */
const typingRestsAfter = 250;

/**
 * The address bar follows the store, also when DevTools jumps to a past state (B8); Back and Forward move it, and the store follows.
 * While only the query changes, it waits until the typing rests.
 */
export function syncAddressBar(
  { window, store }: { window: Window; store: AppStore },
  selectAddress: (state: RootState) => string,
): void {
  const { location } = window;
  let shown: string | undefined;
  let timer: number | undefined;

  const show = () => {
    // The state of the history entry stays as it is: the token of a mail's link is kept there alone.
    const url = shown + location.hash;
    if (shown !== location.pathname + location.search) writeEntry(window, 'replaceState', entryOf(window), url);
  };
  const stopWaiting = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const follow = () => {
    const address = selectAddress(store.getState());
    if (address === shown) return;
    const samePage = shown?.split('?')[0] === address.split('?')[0];
    // What was typed a moment before belongs to the entry of the page that is left.
    if (!samePage && timer) show();
    shown = address;
    stopWaiting();
    if (samePage) timer = window.setTimeout(showNow, typingRestsAfter);
    // A link adds an entry of its own as soon as the store has arrived.
    else void Promise.resolve().then(show);
  };
  const showNow = () => {
    stopWaiting();
    shown = selectAddress(store.getState());
    show();
  };
  store.subscribe(follow);
  showNow();

  window.addEventListener('popstate', ({ state }) => {
    // The entry of the page that is left can no longer be written to.
    stopWaiting();
    forgetRefused(window);
    store.dispatch(followHistory(location.pathname + location.search, (state as RouterEntry | null)?.usr ?? null));
    // The page stays where it is while Redux DevTools shows an earlier moment or locks the store.
    showNow();
  });
}
