export const CORS = {
  'Access-Control-Allow-Origin': '*',
  // What `@supabase/supabase-js/cors` lists, and content-profile.
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage, content-profile',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
};

export function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: CORS });
}
