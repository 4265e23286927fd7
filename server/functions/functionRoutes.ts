import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from '../../supabase/functions/_shared/environment';
import { leaveWaitlist } from '../../supabase/functions/leave-waitlist/handler';
import { sendConfirmation } from '../../supabase/functions/send-confirmation/handler';

const MAX_BODY = 64 * 1024;

/** The edge functions, run in this process. */
export function functionRoutes(environment: Environment): Hono {
  return new Hono()
    .use(bodyLimit({ maxSize: MAX_BODY }))
    .all('/send-confirmation', (c) => sendConfirmation(c.req.raw, environment))
    .all('/leave-waitlist', (c) => leaveWaitlist(c.req.raw, environment))
    .all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404));
}
