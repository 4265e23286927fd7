import type { Interest } from '../../lib/interests';
import type { Language } from '../../lib/language';

export interface SignUp {
  email: string;
  name: string;
  interests: Interest[];
  /** Null when left empty. */
  message: string | null;
  /** The language of the page, for the mail. */
  language: Language;
}

export type Confirmation = Pick<SignUp, 'email' | 'name' | 'interests' | 'language'>;

/** The two calls of section A. Each rejects when its call fails. */
export interface WaitlistCalls {
  addSubscription: (signUp: SignUp) => Promise<void>;
  sendConfirmation: (confirmation: Confirmation) => Promise<void>;
}

export interface WaitlistService extends WaitlistCalls {
  /** Gets ready for a call that is likely to come. Never fails. */
  preload: () => void;
}
