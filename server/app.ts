import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { logError } from './errors';
import { healthRoute } from './health';
import { headerForType, type HeaderRule, headersFor, parseHeaderRules } from './static/headerRules';
import { siteRoutes } from './static/siteRoutes';

/** Everything behind the one port: the local backend, if there is one, and then the site. */
export function makeApp(dist: string, backend?: { routes: Hono; health: () => string[] }): Hono {
  const app = new Hono();
  const rules = readHeaderRules(dist);
  app.use(async (c, next) => {
    await next();
    const type = c.res.headers.get('content-type') ?? '';
    for (const [name, ruleValue] of headersFor(rules, c.req.path)) {
      const value = headerForType(name, ruleValue, type);
      // A route's own header wins: the outbox has a policy for mails.
      if (value && !c.res.headers.has(name)) c.header(name, value);
    }
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-cache');
  });
  app.onError((error: Error & { code?: string }, c) => {
    // Not when the client aborted the request: anybody could fill the log with such requests.
    if (error.code !== 'ECONNRESET') logError(error);
    return c.text('Internal Server Error', 500);
  });
  app.route('/healthz', healthRoute(backend?.health));
  if (backend) app.route('/', backend.routes);
  return app.route('/', siteRoutes(dist));
}

/** The build writes the rules for the hosts; they apply here too. */
function readHeaderRules(dist: string): HeaderRule[] {
  const file = join(dist, '_headers');
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : [];
}
