import { Hono } from 'hono';
import type { Mail, Outbox } from './outbox';

/** Stands in for Resend's `POST /emails`. */
export function catcherRoutes(outbox: Outbox): Hono {
  return new Hono().post('/emails', async (c) => c.json({ id: await outbox.keep(await c.req.json<Mail>()) }));
}
