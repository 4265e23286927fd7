import type { AppStore } from '../app/store';

/** What every setup is given; tests pass a window of their own. */
export interface BootContext {
  window: Window;
  store: AppStore;
}

export type Setup = (context: BootContext) => void;

/** Only this host name counts as a developer's machine (U3, U8). */
export function isLocalHost(window: Window): boolean {
  return window.location.hostname === 'localhost';
}
