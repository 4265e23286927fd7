import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetchWithTimeout';

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
  return createClient<Database>(url, process.env.SUPABASE_ANON_KEY || 'local', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout(fetch) },
  });
}

export type WaitlistClient = ReturnType<typeof makeSupabaseClient>;
