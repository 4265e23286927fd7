import type { RouterEntry } from '../router/locationSlice';
import type { Language } from '../lib/language';
import type { MailLinkKind, MailLinkOutcome, SignUp, WaitlistService } from '../features/waitlist/waitlistService';

export interface AddressBar {
  push: (url: string, entry: RouterEntry) => void;
  replace: (url: string, entry: RouterEntry) => void;
  go: (delta: number) => void;
}

/**
 * Everything outside the store, which thunks and listeners get as `extra`: `boot/browserServices.ts` in the browser,
 * `test/fakeServices.ts` in tests, nothing in the build.
 */
export interface AppServices {
  waitlist: WaitlistService;
  /** Web Crypto; undefined where the page came over an insecure connection. */
  subtleCrypto: SubtleCrypto | undefined;
  /** Reads something of the browser. What it reads comes with the code that needs it. */
  readBrowser: <Facts>(read: (window: Window) => Facts) => Facts;
  addressBar: AddressBar;
  /** The token of the mail's link that led to the current history entry; gone once that entry is replaced. */
  mailToken: (kind: MailLinkKind) => string | undefined;
  /** What came of that link. In the history entry, in place of the token. */
  mailOutcome: {
    read: (kind: MailLinkKind) => MailLinkOutcome | undefined;
    keep: (kind: MailLinkKind, outcome: MailLinkOutcome) => void;
  };
  /** A sign-up that waits for one reload of the page. In the history entry alone, never in the store; taking it removes it there. */
  draft: { keep: (signUp: SignUp) => void; take: () => SignUp | undefined };
  /** What stands in the forms and was not sent, by their ids. It lasts as long as this document; never in the store. */
  typed: Map<string, FormData>;
  loadLanguage: (language: Language, plainPath: string) => Promise<unknown>;
  loadPage: (plainPath: string) => Promise<unknown>;
  siteAnswers: () => Promise<boolean>;
  networkBack: () => Promise<void>;
  /** Reloads the current address. With `once` it answers false instead when the page was just reloaded. */
  reload: (once: boolean) => boolean;
  rememberLanguage: (language: Language) => void;
  /** False while the page does not show it. */
  scrollToCommunity: () => boolean;
}
