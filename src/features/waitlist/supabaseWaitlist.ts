import { makeSupabaseClient } from './supabaseClient';
import type { WaitlistCalls } from './waitlistService';

/** The waitlist at Supabase, or at the local server that stands in for it (A1, A2). */
export function supabaseWaitlist(client = makeSupabaseClient()): WaitlistCalls {
  return {
    addSubscription: async ({ email, name, interests, message }) => {
      const { error, status } = await client.rpc('add_waitlist_subscription', {
        p_email: email,
        p_name: name,
        p_interests: interests.join(', '),
        p_message: message,
      });
      if (error) throw callFailed('PostgrestError', status);
    },

    sendConfirmation: async ({ language, ...body }) => {
      const { error } = await client.functions.invoke('send-confirmation', {
        body,
        headers: { 'Accept-Language': language },
      });
      if (error) throw callFailed(error.name, error.context?.status);
    },
  };
}

/** Says what happened without what was sent: it may end up in a log. */
function callFailed(name: string, status: number | undefined): Error {
  return Object.assign(new Error('The call failed.'), { name, status });
}
