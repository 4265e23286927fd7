import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { sameSecret } from '../sameSecret';
import type { Outbox } from './outbox';
import { mailDocument, mailPage, mailPolicy, outboxPage, pagePolicy } from './outboxPages';

const MAX_SHOWN = 200;

/**
 * Shows the caught mails, which are personal data, at addresses that contain a secret. The client's address is not enough to protect
 * them: behind a proxy every request comes from this machine. Without the secret the answer is that of any unknown address.
 */
export function outboxRoutes(outbox: Outbox, secret: string): Hono {
  const withSecret =
    (handler: MiddlewareHandler): MiddlewareHandler =>
    (c, next) =>
      sameSecret(c.req.param('secret'), secret) ? handler(c, next) : next();

  return new Hono()
    .get(
      '/:secret',
      withSecret(async (c) => show(c, outboxPage(await outbox.newest(MAX_SHOWN), secret))),
    )
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
  c.html(page, 200, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
