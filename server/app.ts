import { Hono } from 'hono';
import { logError } from './logError';
import { headersFor } from './static/headerRules';
import { leanHeader } from './static/leanHeader';
import { readHeaderRules } from './static/readHeaderRules';
import { siteRoutes } from './static/siteRoutes';

/** Everything behind the one port: the local backend, if there is one, before the site. */
export function makeApp(dist: string, backend: Hono | undefined): Hono {
  const app = new Hono();
  const rules = readHeaderRules(dist);
  app.use(async (c, next) => {
    await next();
    const type = c.res.headers.get('content-type') ?? '';
    for (const [name, value] of headersFor(rules, c.req.path)) {
      const lean = leanHeader(name, value, type);
      // A part of the server that knows better has set its own: the outbox has a policy for mails.
      if (lean && !c.res.headers.has(name)) c.header(name, lean);
    }
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-cache');
  });
  app.onError((error, c) => {
    if (!isClientGone(error)) logError(error);
    return c.text('Internal Server Error', 500);
  });
  if (backend) app.route('/', backend);
  return app.route('/', siteRoutes(dist));
}

/** A request that broke off in its middle is no failure of ours, and whoever likes can send many. */
const isClientGone = (error: Error & { code?: string }) => error.code === 'ECONNRESET';
