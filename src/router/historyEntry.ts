/** What the browser did not take: Safari refuses more than 100 calls in 30 s, Chromium ignores more than 200 in 10 s. */
interface Refused {
  entry: object | null;
  url: string;
  timer: number;
}

const refused = new WeakMap<History, Refused>();

const retryAfter = 3000;

/** `history.state`, or what it will be once the browser takes it. */
export function entryOf({ history }: Window): object | null {
  return refused.get(history)?.entry ?? (history.state as object | null);
}

/** Writes an entry of the history of this tab, later if the browser refuses now: then the entry that is there becomes it. */
export function writeEntry(
  window: Window,
  method: 'pushState' | 'replaceState',
  entry: object | null,
  address?: string,
): void {
  const { history, location } = window;
  const url = address ?? refused.get(history)?.url ?? location.href;
  forgetRefused(window);
  try {
    history[method](entry, '', url);
    if (new URL(url, location.href).href === location.href) return;
  } catch (error) {
    console.warn('The browser refused to change the address.', error);
  }
  const timer = window.setTimeout(() => writeEntry(window, 'replaceState', entry, url), retryAfter);
  refused.set(history, { entry, url, timer });
}

/** Back and Forward have led to another entry. */
export function forgetRefused({ history, clearTimeout }: Window): void {
  clearTimeout(refused.get(history)?.timer);
  refused.delete(history);
}
