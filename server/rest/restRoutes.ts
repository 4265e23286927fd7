import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isJson } from '../../supabase/functions/_shared/readText';
import { type Database, type DatabaseError, isOutage, toDatabaseError } from '../database/database';
import { logError } from '../errors';
import { sameSecret } from '../sameSecret';
import { type ApiRole, type Call, callFunction } from './apiFunction';
import { forwardedAddress, peerAddress } from './clientAddress';
import { limitRefusals } from './limitRefusals';

/** The longest sign-up of the form has about 9 KB. */
const MAX_BODY = 16 * 1024;

interface Rest {
  database: Database;
  serviceKey: string;
  /** The header of a proxy that names the client's address. */
  clientAddressHeader?: string;
}

/**
 * The part of PostgREST that the site uses: `POST /rpc/:name`, for pages of this server only. JSON from
 * another origin needs a CORS preflight, which fails here.
 */
export function restRoutes({ database, serviceKey, clientAddressHeader }: Rest): Hono {
  const roleOf = (apikey: string | undefined): ApiRole => (sameSecret(apikey, serviceKey) ? 'service_role' : 'anon');

  const addressOf = clientAddressHeader ? forwardedAddress(clientAddressHeader) : peerAddress;

  return new Hono()
    .use(limitRefusals(addressOf, () => refusal(429, 'PT429', 'Too many refused calls')))
    .use(bodyLimit({ maxSize: MAX_BODY, onError: () => refusal(413, '413', 'The request body is too large') }))
    .post('/rpc/:name', async (c) => {
      const name = c.req.param('name');
      if (!isJson(c.req.header('content-type'))) return refusal(400, 'PGRST102', 'Content-Type not acceptable');
      const args = argumentsIn((await c.req.text()) || '{}');
      if (!args) return refusal(400, 'PGRST102', 'Empty or invalid json');
      if (![name, ...Object.keys(args)].every((word) => /^\w+$/.test(word))) return noSuchFunction();

      const headers = requestHeaders(c, addressOf(c));
      try {
        const answer = await callFunction(database, { role: roleOf(c.req.header('apikey')), headers, name, args });
        return answer === undefined
          ? c.body(null, 204)
          : c.body(answer, 200, { 'content-type': 'application/json; charset=utf-8' });
      } catch (error) {
        const failure = toDatabaseError(error);
        if (failure.code === '42883') return noSuchFunction();
        const status = errorStatus(failure.code);
        // An outage is logged once by reopeningDatabase, not for each call.
        if (status >= 500 && !isOutage(failure.code)) logError(failure);
        // The message of a failure may name hosts and data.
        return status >= 500 ? Response.json({ code: failure.code }, { status }) : restError(status, failure);
      }
    })
    .all('*', () => refusal(404, 'PGRST125', 'Invalid path specified in request URL'));
}

/** The HTTP status that PostgREST returns for the errors of the site's functions. */
function errorStatus(code: string): number {
  const [, custom] = /^PT([45]\d\d)$/.exec(code) ?? [];
  if (custom) return Number(custom);
  if (code === '42501') return 401;
  if (isOutage(code)) return 503;
  return code !== 'P0001' && /^(40|5[578]|P0|XX)/.test(code) ? 500 : 400;
}

/** An error as PostgREST sends it and supabase-js reads it. */
function restError(
  status: number,
  { code, message, details, hint }: Pick<DatabaseError, 'code' | 'message' | 'details' | 'hint'>,
): Response {
  return Response.json({ code, details, hint, message }, { status });
}

const refusal = (status: number, code: string, message: string) =>
  restError(status, { code, message, details: null, hint: null });

const noSuchFunction = () => refusal(404, 'PGRST202', 'Could not find a function of that name and arguments');

/** The arguments of a call; undefined for anything but a JSON object of plain values that PostgreSQL can read. */
function argumentsIn(body: string): Call['args'] | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isObject(parsed) || Array.isArray(parsed)) return undefined;
    // A lone surrogate has no UTF-8 encoding and would be replaced.
    const isPlain = (value: unknown) => !isObject(value) && !/\p{Cs}/u.test(String(value));
    return Object.values(parsed).every(isPlain) ? (parsed as Call['args']) : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|cf-.*|true-client-ip|authorization|apikey|cookie)$/;

/** The headers that SQL may read, without those that a client can forge; `cf-connecting-ip` is the address that this server knows. */
function requestHeaders(c: Context, address: string): Record<string, string> {
  const kept = Object.entries(c.req.header()).filter(([name]) => !FORGEABLE.test(name));
  return Object.fromEntries([...kept, ['cf-connecting-ip', address]]);
}
