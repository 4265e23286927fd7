import type { DatabaseError } from '../database/database';

/** An error as PostgREST sends it and supabase-js reads it. */
export function restError(
  status: number,
  error: Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>,
): Response {
  const { code, message, details, hint } = error;
  return Response.json({ code, details, hint, message }, { status });
}

export function badRequest(message: string): Response {
  return restError(400, { code: 'PGRST102', message, details: null, hint: null });
}

export function noSuchFunction(name: string, given: string[]): Response {
  const called = given.length > 0 ? `public.${name}(${given.join(', ')})` : `public.${name} without parameters`;
  const message = `Could not find the function ${called} in the schema cache`;
  return restError(404, { code: 'PGRST202', message, details: null, hint: null });
}
