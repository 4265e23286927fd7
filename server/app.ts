import { Hono } from 'hono';
import { logError } from './logError';
import { siteRoutes } from './static/siteRoutes';

/** Everything behind the one port: the local backend, if there is one, before the site. */
export function makeApp(dist: string, backend: Hono | undefined): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });
  app.onError((error, c) => {
    logError(error);
    return c.text('Internal Server Error', 500);
  });
  if (backend) app.route('/', backend);
  return app.route('/', siteRoutes(dist));
}
