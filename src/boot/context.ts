import type { AppStore } from '../lib/store';

export interface BootContext {
  window: Window;
  store: AppStore;
}

export type Setup = (context: BootContext) => void;

/** Only this host name counts as a developer's machine (U3, U8). */
export function isLocalHost(window: Window): boolean {
  return window.location.hostname === 'localhost';
}

/** The local storage, or null where the browser refuses it, or to read from it. */
export function storageOf(window: Window): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return null;
  }
}
