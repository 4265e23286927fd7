import type { Environment } from '../supabase/functions/_shared/environment';

export interface Call {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

/** A host whose network is `answerTo`. It records calls, does not really wait, and lets a test await the work after the answer. */
export function fakeHost(answerTo: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const work: Promise<void>[] = [];
  const waits: number[] = [];
  const environment: Environment = {
    variables: {
      SUPABASE_URL: 'https://db.test',
      SUPABASE_ANON_KEY: 'eyJ-anon',
      SUPABASE_SERVICE_ROLE_KEY: 'eyJ-service',
      RESEND_API_KEY: 'key',
      SITE_URL: 'https://constela.test',
    },
    fetch: async (url, init) => {
      const call = {
        url,
        method: init.method,
        headers: init.headers as Record<string, string>,
        body: JSON.parse(init.body) as unknown,
      };
      calls.push(call);
      return answerTo(call);
    },
    later: (promise) => void work.push(promise),
    wait: async (ms) => waits.push(ms),
  };
  return { environment, calls, waits, settled: () => Promise.all(work) };
}
