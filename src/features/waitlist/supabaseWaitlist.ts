import { createClient } from '@supabase/supabase-js';
import type { Language } from '../../lib/language';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetchWithTimeout';
import { tooManyRequests, type MailWait, type WaitlistCalls } from './waitlistService';

/** Which text a sign-up agreed to (B5): the SHA-256 of the notice's lines. A change of its words needs a row in a new migration, too. */
export const noticeVersions: Record<Language, string> = {
  es: '96a3157c74cd2436137b7630590f5a5d8cc7c2f2d69be5988b4fd37c65759a9c',
  en: '6307f5e793ce1da649c27a180a79bde45b7d67b156f9d98d5d20ea2b12ed6e7f',
};

interface Surroundings {
  /** The hosted project, or the site's own server where there is none. */
  url?: string;
  fetch?: typeof fetch;
}

/** Anonymous and forgetful: nothing is stored, nothing is refreshed, and the address is not read (G5, G6). */
export function makeSupabaseClient({
  url = process.env.SUPABASE_URL || window.location.origin,
  fetch = (...call) => globalThis.fetch(...call),
}: Surroundings = {}) {
  const key = process.env.SUPABASE_PUBLISHABLE_KEY || process.env.SUPABASE_ANON_KEY || 'local';
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout(fetch) },
  });
}

/** The waitlist at Supabase, or at the local server that stands in for it (A1, A2, B3, B4). */
export function supabaseWaitlist(client = makeSupabaseClient()): WaitlistCalls {
  const follow = async (name: 'confirm_waitlist_subscription' | 'leave_waitlist', token: string) => {
    const { error, status } = await client.rpc(name, { p_token: token });
    if (error) throw callFailed('PostgrestError', status, error.hint);
  };
  return {
    // Language and notice travel in headers, since A1 fixes the arguments (B5).
    addSubscription: async ({ email, name, interests, message, language }) => {
      const { error, status } = await client
        .rpc('add_waitlist_subscription', {
          p_email: email,
          p_name: name,
          p_interests: interests.join(', '),
          // Generated types do not know that an argument may be null.
          p_message: message as string | undefined,
        })
        .setHeader('Accept-Language', language)
        .setHeader('x-client-info', `notice=${noticeVersions[language]}`);
      if (error) throw callFailed('PostgrestError', status, error.hint);
    },

    sendConfirmation: async ({ language, ...body }) => {
      const { data, error } = await client.functions.invoke<unknown>('send-confirmation', {
        body,
        headers: { 'Accept-Language': language },
      });
      if (error) throw callFailed(error.name, error.context?.status);
      return readWait(data);
    },

    confirm: (token) => follow('confirm_waitlist_subscription', token),
    leave: (token) => follow('leave_waitlist', token),
  };
}

/** An empty answer says nothing of a wait, and neither does one that is not known. */
function readWait(answer: unknown): MailWait {
  const { wait } = Object(answer) as { wait?: unknown };
  return wait === 'minutes' || wait === 'hours' ? wait : 'none';
}

/** Says what happened without what was sent: it may end up in a log. The code is a hint that our own SQL gives. */
function callFailed(name: string, status?: number, hint?: string | null): Error {
  const code = status === 429 ? tooManyRequests : (hint ?? undefined);
  return Object.assign(new Error('The call failed.'), { name, status, code });
}
