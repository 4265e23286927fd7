import type { Interest } from '../../lib/interests';

export interface SignUp {
  email: string;
  name: string;
  interests: Interest[];
  /** Null when left empty. */
  message: string | null;
}

/** The two calls of section A. Each rejects when its call fails. */
export interface WaitlistService {
  addSubscription: (signUp: SignUp) => Promise<void>;
  sendConfirmation: (signUp: Pick<SignUp, 'email' | 'name' | 'interests'>) => Promise<void>;
}
