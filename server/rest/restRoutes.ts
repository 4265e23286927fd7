import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isJson } from '../../supabase/functions/_shared/readText';
import { type Database, isOutage, toDatabaseError } from '../database/database';
import { logError } from '../errors';
import { sameSecret } from '../sameSecret';
import { accepts, type ApiFunction, type ApiRole, callFunction } from './apiFunction';
import { badRequest, errorStatus, noSuchFunction, restError } from './errorStatus';
import { requestHeaders } from './requestHeaders';
import { cors } from 'hono/cors';
import { siteOrigin } from '../../supabase/functions/_shared/siteLink';

/** The longest sign-up of the form has about 9 KB. */
const MAX_BODY = 16 * 1024;
/** The functions take no nested values, and a body of many brackets overflows the stack of the embedded database. */
const MAX_NESTING = 100;

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

  return new Hono()
    .use(siteCors(siteUrl))
    .use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }))
    .post('/rpc/:name', async (c) => {
      const name = c.req.param('name');
      if (!isJson(c.req.header('content-type'))) return badRequest('Content-Type not acceptable');
      const body = (await c.req.text()) || '{}';
      const given = keysOf(body);
      if (!given) return badRequest('Empty or invalid json');
      const called = functions.get(name);
      if (!called || !accepts(called, given)) return noSuchFunction(name, given);

      const role = roleOf(c.req.header('apikey'));
      try {
        const headers = requestHeaders(c, clientAddressHeader);
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

/** The keys of a JSON object text; undefined for anything else and for deep nesting. */
function keysOf(body: string): string[] | undefined {
  if (nesting(body) > MAX_NESTING) return undefined;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return Object.keys(parsed);
  } catch {
    // Not JSON: the same answer as for JSON that is not an object.
  }
  return undefined;
}

/** Allows pages of the site's origin to call from another host, and no page of another origin. */
function siteCors(siteUrl: () => string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const origin = siteOrigin(siteUrl());
    if (origin && c.req.header('origin') === origin)
      return cors({ origin, allowMethods: ['POST'], maxAge: 86_400 })(c, next);
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Vary: 'Origin' });
    await next();
    c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
}

/** How deep the brackets of a JSON text are nested; brackets inside strings do not count. */
export function nesting(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
