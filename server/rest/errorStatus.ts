import type { ApiRole } from './callFunction';

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
