import { online, siteAnswers } from '../../lib/online';
import { codeGone, type WaitlistCalls, type WaitlistService } from './waitlistService';

/** Fetches the code of the calls, and with it the client, once and only when it is first needed (G5). */
export function lazyWaitlist(loadCalls = importCalls): WaitlistService {
  let loading: Promise<WaitlistCalls> | undefined;
  const calls = () =>
    (loading ??= loadCalls().catch((error: unknown) => {
      // The network may be back at the next try.
      loading = undefined;
      throw error;
    }));

  return {
    preload: () => void calls().catch(() => undefined),
    addSubscription: async (signUp) => (await calls()).addSubscription(signUp),
    sendConfirmation: async (recipient) => (await calls()).sendConfirmation(recipient),
    confirm: async (token) => (await calls()).confirm(token),
    leave: async (token) => (await calls()).leave(token),
  };
}

async function importCalls(): Promise<WaitlistCalls> {
  await online();
  const { supabaseWaitlist } = await import('./supabaseWaitlist').catch(async (error: unknown) => {
    // Where the site answers, only another document can have the code.
    throw (await siteAnswers()) ? Object.assign(new Error('Gone.'), { code: codeGone }) : error;
  });
  return supabaseWaitlist();
}
