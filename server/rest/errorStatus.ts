import type { ApiRole } from './apiFunction';
import type { DatabaseError } from '../database/database';

/** The HTTP status that PostgREST returns for a PostgreSQL error code. */
export function errorStatus(code: string, role: ApiRole): number {
  const custom = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (custom) return Number(custom);
  if (code === '42501') return role === 'anon' ? 401 : 403;
  const known = STATUSES.find(([prefix]) => code.startsWith(prefix));
  return known ? known[1] : 400;
}

/** Longer prefixes first; every other code is the caller's error, 400. */
const STATUSES: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

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
