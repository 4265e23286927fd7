import type { ApiRole } from './apiFunction';
import type { DatabaseError } from '../database/database';

/** The HTTP status that PostgREST returns for a PostgreSQL error code. */
export function errorStatus(code: string, role: ApiRole): number {
  const custom = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (custom) return Number(custom);
  if (code === '42501') return role === 'anon' ? 401 : 403;
  return STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
}

/** Earlier rows win; every other code is the caller's error, 400. */
const STATUSES: [codes: RegExp, status: number][] = [
  [/^P0001/, 400],
  [/^(0L|0P|28)/, 403],
  [/^(42883|42P01)/, 404],
  [/^25006/, 405],
  [/^(23503|23505)/, 409],
  [/^(42P17|53400)/, 500],
  [/^(08|53|57P01)/, 503],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
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
