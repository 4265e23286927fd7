import { makeSupabaseClient, supabaseWaitlist } from '../src/features/waitlist/supabaseWaitlist';
import type { SignUp } from '../src/features/waitlist/waitlistService';

export const ADA: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['A better economy', 'Web3 technology'],
  message: null,
  language: 'en',
};

// The client asks for it, though it opens none; Node 20 has none.
globalThis.WebSocket ??= jest.fn() as unknown as typeof WebSocket;

/** The calls of today's page to a server. */
export const todaysCalls = (url: string, fetch?: typeof globalThis.fetch) =>
  supabaseWaitlist(makeSupabaseClient({ url, fetch }));
