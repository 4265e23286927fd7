import { Hono } from 'hono';
import type { Environment } from '../../supabase/functions/_shared/environment';
import { leaveWaitlist } from '../../supabase/functions/leave-waitlist/handler';
import { mailEvents } from '../../supabase/functions/mail-events/handler';
import { sendConfirmation } from '../../supabase/functions/send-confirmation/handler';
import { sendWaitingMails } from '../../supabase/functions/send-waiting/handler';

/** The edge functions, run in this process. Each limits the size of its body itself. */
export function functionRoutes(environment: Environment): Hono {
  return new Hono()
    .all('/send-confirmation', (c) => sendConfirmation(c.req.raw, environment))
    .all('/send-waiting', (c) => sendWaitingMails(c.req.raw, environment))
    .all('/mail-events', (c) => mailEvents(c.req.raw, environment))
    .all('/leave-waitlist', (c) => leaveWaitlist(c.req.raw, environment))
    .all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404));
}
