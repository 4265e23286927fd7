import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { proxy } from 'hono/proxy';
import type { Database } from '../../database/database';
import { postgresDatabase } from '../../database/postgres';
import { restRoutes } from '../../rest/restRoutes';
import type { Functions } from './functions';

/** The limit of the role `authenticator`. */
const AUTHENTICATOR_MS = 8_000;

interface Parts {
  /** The address of the database for the role `authenticator`. */
  databaseUrl: string;
  keys: { publishable: string; secret: string };
  functions: Functions;
}

/** The one address of a project: the API, and its functions. */
export function makeGateway({ databaseUrl, keys, functions }: Parts) {
  const database = postgresDatabase(databaseUrl, { statement_timeout: AUTHENTICATOR_MS });
  const known = new Set(Object.values(keys));
  const routes = new Hono()
    .use('/rest/v1/*', cors())
    .use('/rest/v1/*', async (c, next) => {
      // Cloudflare names the client's address; a test may be another client.
      if (!c.req.header('cf-connecting-ip')) c.req.raw.headers.set('cf-connecting-ip', '127.0.0.1');
      await next();
    })
    .use('/rest/v1/*', async (c, next) => {
      if (known.has(c.req.header('apikey') ?? '')) return next();
      return c.json({ message: 'Invalid API key' }, 401);
    })
    .route(
      '/rest/v1',
      restRoutes({
        database: withRoleSettings(database),
        serviceKey: keys.secret,
        clientAddressHeader: 'cf-connecting-ip',
      }),
    )
    .all('/functions/v1/:name', async (c) => {
      const running = functions.get(c.req.param('name'));
      if (!running) return c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404);
      const bearsJwt = c.req.header('authorization')?.startsWith('Bearer eyJ');
      if (running.deployment.verifiesJwt && !bearsJwt) return c.json({ code: 401, message: 'Invalid JWT' }, 401);
      // Without following a redirect, which is for the caller.
      return proxy(running.url + new URL(c.req.url).search, { ...c.req, redirect: 'manual', headers: c.req.header() });
    });
  return { routes, close: database.close };
}

/** PostgREST takes over the settings of the caller's role, such as its `statement_timeout`, in each transaction. */
function withRoleSettings(database: Database): Database {
  const sql = `select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
    from pg_db_role_setting, unnest(setconfig) as setting where setrole = current_role::regrole`;
  return {
    ...database,
    run: async ([context, ...statements]) => {
      const [first, , ...others] = await database.run([context!, { sql }, ...statements]);
      return [first!, ...others];
    },
  };
}
