import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { sameSecret } from '../sameSecret';
import type { Outbox } from './outbox';
import { mailDocument, mailPage, mailPolicy, outboxPage, pagePolicy } from './outboxPages';

const SHOWN = 200;

/**
 * The caught mails, for whoever was told the secret that is part of each address. They are personal data, and nothing else tells the
 * person at this machine from a stranger: behind a proxy everybody comes from here. Without the secret there is no such address.
 */
export function outboxRoutes(outbox: Outbox, secret: string): Hono {
  const withSecret =
    (handler: MiddlewareHandler): MiddlewareHandler =>
    (c, next) =>
      sameSecret(c.req.param('secret'), secret) ? handler(c, next) : next();

  return new Hono()
    .get('/:secret', withSecret(async (c) => show(c, outboxPage(await outbox.newest(SHOWN), secret))))
    .get(
      '/:secret/:id',
      withSecret(async (c, next) => {
        const mail = await outbox.find(c.req.param('id') ?? '');
        return mail ? show(c, mailPage(mail, secret)) : next();
      }),
    )
    .get(
      '/:secret/:id/html',
      withSecret(async (c, next) => {
        const mail = await outbox.find(c.req.param('id') ?? '');
        return mail ? show(c, mailDocument(mail), mailPolicy) : next();
      }),
    );
}

const show = (c: Context, page: string | Promise<string>, policy = pagePolicy) =>
  c.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
