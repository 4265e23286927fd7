import { Hono } from 'hono';
import { clientAddress } from '../rest/requestHeaders';
import type { Outbox } from './outbox';
import { mailDocument, mailPage, mailPolicy, outboxPage, pagePolicy } from './outboxPages';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const SHOWN = 200;

/** The caught mails for a person at this machine. They are personal data: neighbours and foreign sites get nothing. */
export function outboxRoutes(outbox: Outbox): Hono {
  return new Hono()
    .use(async (c, next) => {
      const address = clientAddress(c);
      // A page elsewhere can point its own name at 127.0.0.1, so the address alone does not tell.
      if (!LOCAL_HOST.test(c.req.header('host') ?? '') || !(address === '' || LOOPBACK.test(address))) {
        return c.text('The outbox opens on this machine only: http://localhost', 403);
      }
      await next();
      c.header('Cache-Control', 'no-store');
      if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', pagePolicy);
      return undefined;
    })
    .get('/', async (c) => c.html(outboxPage(await outbox.newest(SHOWN))))
    .get('/:id', async (c) => {
      const mail = await outbox.find(c.req.param('id'));
      return mail ? c.html(mailPage(mail)) : c.text('No such mail', 404);
    })
    .get('/:id/html', async (c) => {
      const mail = await outbox.find(c.req.param('id'));
      if (!mail) return c.text('No such mail', 404);
      return c.html(mailDocument(mail), 200, { 'Content-Security-Policy': mailPolicy });
    });
}
