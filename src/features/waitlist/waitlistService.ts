import type { Interest } from '../../lib/interests';
import type { Language } from '../../lib/language';

export interface SignUp {
  email: string;
  name: string;
  interests: Interest[];
  /** Null when left empty. */
  message: string | null;
  /** The language of the page, for the mail and for the record of what was agreed to. */
  language: Language;
}

export type Confirmation = Pick<SignUp, 'email' | 'name' | 'interests'>;

/** How long confirmation mails wait now, alike for every address. */
export type MailWait = 'none' | 'minutes' | 'hours';

/** What a link in a mail is for. */
export type MailLinkKind = 'confirm' | 'leave';

/** What came of a link that is used up. */
export type MailLinkOutcome = 'done' | 'invalid';

/** The calls of section A, and those of the links in a mail (B3, B4). Each rejects when its call fails. */
export interface WaitlistCalls {
  addSubscription: (signUp: SignUp) => Promise<void>;
  sendConfirmation: (confirmation: Confirmation) => Promise<MailWait>;
  confirm: (token: string) => Promise<void>;
  leave: (token: string) => Promise<void>;
}

/** Codes of failed calls that the visitor is told about in words of their own; the database's hints. */
export const tooManyRequests = 'too_many_requests';
export const invalidToken = 'invalid_token';
/** Set in the browser: the code of the calls is no longer on the site. */
export const codeGone = 'code_gone';

declare module '../../lib/store' {
  interface AppServices {
    waitlist: WaitlistService;
    /** The token of the mail's link that led to the current history entry; gone once that entry is replaced. */
    mailToken: (kind: MailLinkKind) => string | undefined;
    /** What came of that link. In the history entry, in place of the token. */
    mailOutcome: {
      read: (kind: MailLinkKind) => MailLinkOutcome | undefined;
      keep: (kind: MailLinkKind, outcome: MailLinkOutcome) => void;
    };
  }
}

export interface WaitlistService extends WaitlistCalls {
  /** Gets ready for a call that is likely to come. Never fails. */
  preload: () => void;
}
