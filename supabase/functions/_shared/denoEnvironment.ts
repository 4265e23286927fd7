import type { Environment } from './environment.ts';
import { makeMailLog } from './mailLog.ts';

/** Exists only in Supabase's runtime; plain Deno runs until every promise is settled. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** Shared by all requests that this worker answers. */
const mailLog = makeMailLog();

export function denoEnvironment(): Environment {
  return {
    fetch,
    variables: Deno.env.toObject(),
    later: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    mailLog,
  };
}
