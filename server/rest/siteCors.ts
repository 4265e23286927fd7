import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { siteOrigin } from '../../supabase/functions/_shared/siteLink';

/** Allows pages of the site's origin to call from another host, and no page of another origin. */
export function siteCors(siteUrl: () => string | undefined): MiddlewareHandler {
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
