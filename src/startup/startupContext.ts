import type { AppStore } from '../app/store';

/** What every chore is given; tests hand in a window of their own. */
export interface StartupContext {
  window: Window;
  store: AppStore;
}

export type Chore = (context: StartupContext) => void;
