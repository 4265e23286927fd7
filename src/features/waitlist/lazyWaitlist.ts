import { loadable } from '../../lib/loadable';
import { siteAnswers } from '../../lib/online';
import { codeGone, type WaitlistCalls, type WaitlistService } from './waitlistService';

type ImportCode = () => Promise<{ supabaseWaitlist: () => WaitlistCalls }>;

/** Fetches the code of the calls, and with it the client, once and only when it is first needed (G5). */
export function lazyWaitlist(importCode: ImportCode = () => import('./supabaseWaitlist')): WaitlistService {
  const code = loadable(async () => (await importCode()).supabaseWaitlist());
  const calls = () =>
    code.load().catch(async (error: unknown) => {
      // The site answers but no longer has this code: only a newly loaded page can.
      throw (await siteAnswers()) ? Object.assign(new Error(), { code: codeGone }) : error;
    });

  return {
    preload: () => void calls().catch(() => undefined),
    addSubscription: async (signUp) => (await calls()).addSubscription(signUp),
    sendConfirmation: async (recipient) => (await calls()).sendConfirmation(recipient),
    confirm: async (token) => (await calls()).confirm(token),
    leave: async (token) => (await calls()).leave(token),
  };
}
