import type { Language } from '../lib/language';
import type { WaitlistService } from '../features/waitlist/waitlistService';

/** The browser's address bar and session history. */
export interface AddressBar {
  push: (url: string, state: unknown) => void;
  replace: (url: string, state: unknown) => void;
  go: (delta: number) => void;
}

/** Everything the store reaches outside itself; the browser, the build and the tests each bring their own. */
export interface Services {
  waitlist: WaitlistService;
  addressBar: AddressBar;
  /** Fetches the texts that a page, named by its plain path, needs in a language. */
  loadLanguage: (language: Language, plainPath: string) => Promise<void>;
  /** Fetches the code of the page at a plain path. */
  loadPage: (plainPath: string) => Promise<unknown>;
  siteAnswers: () => Promise<boolean>;
  networkBack: () => Promise<void>;
  /** Loads the site anew at the address at hand. `once`: refuses, and says so, where it has just been loaded anew. */
  reload: (once: boolean) => boolean;
  rememberLanguage: (language: Language) => void;
  scrollToCommunity: () => void;
}
