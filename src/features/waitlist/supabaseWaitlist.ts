import type { WaitlistClient } from './supabaseClient';
import type { WaitlistService } from './waitlistService';

/** The waitlist at Supabase. The client is created once, when first needed; its code comes only then (G5). */
export function supabaseWaitlist(loadClient = importClient): WaitlistService {
  let loading: Promise<WaitlistClient> | undefined;
  const client = () =>
    (loading ??= loadClient().catch((error: unknown) => {
      // The network may be back at the next try.
      loading = undefined;
      throw error;
    }));

  return {
    preload: () => void client().catch(() => undefined),

    addSubscription: async ({ email, name, interests, message }) => {
      const { error, status } = await (await client()).rpc('add_waitlist_subscription', {
        p_email: email,
        p_name: name,
        p_interests: interests.join(', '),
        p_message: message,
      });
      if (error) throw callFailed('PostgrestError', status);
    },

    sendConfirmation: async ({ language, ...body }) => {
      const { error } = await (await client()).functions.invoke('send-confirmation', {
        body,
        headers: { 'Accept-Language': language },
      });
      if (error) throw callFailed(error.name, error.context?.status);
    },
  };
}

async function importClient(): Promise<WaitlistClient> {
  // Chromium never asks again for a module that once failed to come: better not to ask while offline.
  if (!navigator.onLine) throw new Error('Offline.');
  const { makeSupabaseClient } = await import('./supabaseClient');
  return makeSupabaseClient();
}

/** Says what happened without what was sent: it may end up in a log. */
function callFailed(name: string, status: number | undefined): Error {
  return Object.assign(new Error('The call failed.'), { name, status });
}
