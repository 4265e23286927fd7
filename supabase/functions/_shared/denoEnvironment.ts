import type { Environment } from './environment.ts';
import { makeMailLog } from './mailLog.ts';

/** Exists only in Supabase's runtime; plain Deno runs until every promise is settled. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

/** Shared by all requests that this worker answers. */
const mailLog = makeMailLog();

export function denoEnvironment(): Environment {
  return {
    // Deno 2.9 sends a request a second time when the server closes the connection without an answer, unless its body is a Blob:
    // https://github.com/denoland/deno/issues/35610
    fetch: (url, init) => fetch(url, { ...init, body: new Blob([init.body]) }),
    variables: Deno.env.toObject(),
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    mailLog,
  };
}

/** Has the host wait for work that continues after the answer. */
export function later(work: Promise<void>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
