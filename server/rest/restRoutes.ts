import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isJson } from '../../supabase/functions/_shared/readText';
import { type Database, isOutage, toDatabaseError } from '../database/database';
import { logError } from '../logError';
import { sameSecret } from '../sameSecret';
import { type ApiFunction, accepts } from './apiFunction';
import { type ApiRole, callFunction } from './callFunction';
import { errorStatus } from './errorStatus';
import { nesting } from './nesting';
import { requestHeaders } from './requestHeaders';
import { badRequest, noSuchFunction, restError } from './restError';
import { siteCors } from './siteCors';

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
