import type { Environment } from './environment.ts';

/** Supabase's runtime has it; plain Deno lives on while a promise is open. */
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

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
  };
}
