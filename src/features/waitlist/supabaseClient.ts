import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { patientFetch } from './patientFetch';

interface Surroundings {
  /** The hosted project, or the site's own server where there is none. */
  url?: string;
  fetch?: typeof fetch;
  realtime?: SupabaseClientOptions<'public'>['realtime'];
}

/** Anonymous and forgetful: nothing is stored, nothing is refreshed, and the address is not read (G5, G6). */
export function makeSupabaseClient({
  url = process.env.SUPABASE_URL || window.location.origin,
  fetch = (...call) => globalThis.fetch(...call),
  realtime,
}: Surroundings = {}) {
  return createClient(url, process.env.SUPABASE_ANON_KEY || 'local', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: patientFetch(fetch) },
    realtime,
  });
}

export type WaitlistClient = ReturnType<typeof makeSupabaseClient>;
