import type { AppStore } from '../../app/store';

/** What every setup is given; tests pass a window of their own. */
export interface BootContext {
  window: Window;
  store: AppStore;
}

export type Setup = (context: BootContext) => void;
