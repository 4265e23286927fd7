import { Hono } from 'hono';
import type { Environment } from '../supabase/functions/_shared/environment';
import { leaveWaitlist } from '../supabase/functions/leave-waitlist/handler';
import { mailEvents } from '../supabase/functions/mail-events/handler';
import { sendConfirmation } from '../supabase/functions/send-confirmation/handler';
import { sendWaitingMails } from '../supabase/functions/send-waiting/handler';
import { logError } from './errors';

/** The edge functions, run in this process. Each limits the size of its body itself. */
export function functionRoutes(environment: Environment): Hono {
  return new Hono()
    .all('/send-confirmation', (c) => sendConfirmation(c.req.raw, environment))
    .all('/send-waiting', (c) => sendWaitingMails(c.req.raw, environment))
    .all('/mail-events', (c) => mailEvents(c.req.raw, environment))
    .all('/leave-waitlist', (c) => leaveWaitlist(c.req.raw, environment))
    .all('*', (c) => c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404));
}

export interface Background {
  later: (work: Promise<void>) => void;
  /** Resolves when all work is done, including work that this work started. */
  finished: () => Promise<void>;
}

/** Work that continues after the answer; the server waits for it before it ends. */
export function makeBackground(): Background {
  const open = new Set<Promise<void>>();
  return {
    later(work) {
      const tracked = work.catch(logError).finally(() => open.delete(tracked));
      open.add(tracked);
    },
    async finished() {
      while (open.size > 0) await Promise.allSettled(open);
    },
  };
}
