import { siteOrigin } from '../_shared/siteOrigin.ts';

/** Lets the site's own pages ask and read the answer. To pages of any other origin nothing is allowed, so browsers keep them out. */
export function corsHeaders(request: Request, siteUrl: string | undefined): Record<string, string> {
  const origin = siteOrigin(siteUrl);
  if (!origin || request.headers.get('origin') !== origin) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    // What `@supabase/supabase-js/cors` lists, and content-profile.
    'Access-Control-Allow-Headers':
      'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage, content-profile',
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
  };
}
