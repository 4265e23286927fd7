import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { isJson } from '../../supabase/functions/_shared/readText';
import { type Database, isOutage, toDatabaseError } from '../database/database';
import { logError } from '../errors';
import { sameSecret } from '../sameSecret';
import { accepts, type ApiFunction, type ApiRole, callFunction } from './apiFunction';
import { badRequest, errorStatus, noSuchFunction, restError } from './errorStatus';
import { siteOrigin } from '../../supabase/functions/_shared/siteLink';

/** The longest sign-up of the form has about 9 KB. */
const MAX_BODY = 16 * 1024;

interface Rest {
  database: Database;
  functions: Map<string, ApiFunction>;
  serviceKey: string;
  /** The site's address: pages of its origin may call the API on another host. */
  siteUrl: () => string;
  /** The header of a proxy that names the client's address. */
  clientAddressHeader?: string;
}

/** The part of PostgREST that the site uses: `POST /rpc/:name`. */
export function restRoutes({ database, functions, serviceKey, siteUrl, clientAddressHeader }: Rest): Hono {
  const roleOf = (apikey: string | undefined): ApiRole => (sameSecret(apikey, serviceKey) ? 'service_role' : 'anon');
  const siteOnly = (origin: string) => (origin !== '' && origin === siteOrigin(siteUrl()) ? origin : null);

  return new Hono()
    .use(cors({ origin: siteOnly, allowMethods: ['POST'], maxAge: 86_400 }))
    .use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }))
    .post('/rpc/:name', async (c) => {
      const name = c.req.param('name');
      if (!isJson(c.req.header('content-type'))) return badRequest('Content-Type not acceptable');
      const args = argumentsIn((await c.req.text()) || '{}');
      if (!args) return badRequest('Empty or invalid json');
      const given = Object.keys(args);
      const called = functions.get(name);
      if (!called || !accepts(called, given)) return noSuchFunction(name, given);

      const role = roleOf(c.req.header('apikey'));
      try {
        const headers = requestHeaders(c, clientAddressHeader);
        // Not the text that came: of a key that is given twice only the last value was checked.
        const body = JSON.stringify(args);
        const answer = await callFunction(database, called, { role, headers, body, given });
        return answer === null
          ? c.body(null, 204)
          : c.body(answer, 200, { 'content-type': 'application/json; charset=utf-8' });
      } catch (error) {
        const failure = toDatabaseError(error);
        const status = errorStatus(failure.code, role);
        // An outage is logged once by reopeningDatabase, not for each call.
        if (status >= 500 && !isOutage(failure.code)) logError(failure);
        return restError(status, failure);
      }
    })
    .all('*', () =>
      restError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL', details: null, hint: null }),
    );
}

function tooLarge(): Response {
  return restError(413, { code: '413', message: 'The request body is too large', details: null, hint: null });
}

/** The arguments of a call; undefined for anything but a JSON object without nested values. */
function argumentsIn(body: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const isFlat = isObject(parsed) && !Array.isArray(parsed) && !Object.values(parsed).some(isObject);
    return isFlat ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|cf-.*|true-client-ip|authorization|apikey|cookie)$/;

/**
 * The headers that SQL may read. Headers in which a client claims an address are dropped; `cf-connecting-ip`, which the hosted
 * platform sets, is the socket's address here, or what the trusted header of a proxy says last: a client can only write before that.
 */
export function requestHeaders(c: Context, trustedHeader?: string): Record<string, string> {
  const kept = Object.entries(c.req.header()).filter(([name]) => !FORGEABLE.test(name));
  const named = trustedHeader && c.req.header(trustedHeader)?.split(',').at(-1)?.trim();
  return Object.fromEntries([...kept, ['cf-connecting-ip', named || clientAddress(c)]]);
}

/** The address of the peer; empty for calls that the server makes to itself. */
function clientAddress(c: Context): string {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket.remoteAddress ?? '';
}
