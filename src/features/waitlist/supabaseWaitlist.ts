import { createClient } from '@supabase/supabase-js';
import type { Language } from '../../lib/language';
import type { Database } from './database.types';
import { tooManyRequests, type MailWait, type WaitlistCalls } from './waitlistService';

/** Which text a sign-up agreed to (B5): the SHA-256 of the notice's lines. A change of its words needs a row in a new migration, too. */
export const noticeVersions: Record<Language, string> = {
  es: 'bd2e085a90cb320dc34d497083253056d27faac465bc352774e5e144492de63d',
  en: '919333650aebc3f90cdf8f9bebc51f03c62d4327b3440a5791af0c628d713472',
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
    // No socket is ever opened, but without this the client cannot be made where a browser has no WebSocket.
    realtime: { transport: Object as never },
  });
}

/** The waitlist at Supabase, or at the local server that stands in for it (A1, A2, B3, B4). */
export function supabaseWaitlist(client = makeSupabaseClient()): WaitlistCalls {
  const follow = async (name: 'confirm_waitlist_subscription' | 'leave_waitlist', token: string) => {
    const { error, status } = await client.rpc(name, { p_token: token });
    if (error) throw callFailed('PostgrestError', status, error.hint);
  };
  return {
    addSubscription: async ({ email, name, interests, message, language }) => {
      const { error, status } = await client.rpc('add_waitlist_subscription', {
        p_email: email,
        p_name: name,
        p_interests: interests.join(', '),
        // Generated types do not know that an argument may be null.
        p_message: message as string | undefined,
        p_language: language,
        p_notice: noticeVersions[language],
      });
      if (error) throw callFailed('PostgrestError', status, error.hint);
    },

    sendConfirmation: async (body) => {
      const { data, error } = await client.functions.invoke<unknown>('send-confirmation', { body });
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

type Fetch = typeof fetch;

const timeout = 10_000;

/**
 * A fetch that gives up after ten seconds, the body included. An answer that is neither JSON nor an empty success
 * becomes a failure with its status: supabase-js would take an HTML page, or a 404 with nothing in it, for success.
 */
function fetchWithTimeout(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) });
    if (await isUsable(response)) return response;
    const status = response.ok ? 502 : response.status;
    return new Response('{"message":"The answer was not JSON."}', { status });
  };
}

async function isUsable(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  if (text === '') return response.ok;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
