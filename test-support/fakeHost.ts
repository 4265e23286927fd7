import type { Environment } from '../supabase/functions/_shared/environment';
import { makeMailLog } from '../supabase/functions/_shared/mailLog';
import type { Claim } from '../supabase/functions/_shared/sendWaiting';

export const ADA: Claim = {
  id: 'id-1',
  kind: 'confirmation',
  email: 'ada@example.org',
  name: '',
  language: 'es',
  confirm_token: 'the-confirm-token',
  leave_token: 'the-leave-token',
};

export interface Call {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

/** A host whose network is `answerTo`. It records calls and does not really wait. */
export function fakeHost(answerTo: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
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
    wait: async (ms) => waits.push(ms),
    mailLog: makeMailLog(),
  };
  return { environment, calls, waits };
}

interface Queue {
  /** The mails of each request that waits. */
  waiting?: Claim[][];
  /** What the mail provider answers to a request; without it, it takes everything. */
  provider?: (call: Call) => Response | Promise<Response>;
  /** The status of the database's answers. */
  database?: number;
  /** How many seconds a mail waits. */
  seconds?: number;
  /** What `claim_mails` says when nothing can be claimed: when to ask again; null: nothing waits. */
  askAgainMs?: number | null;
}

/** The provider's answer to a request that it took. */
export const taken = ({ body }: Call): Response =>
  Response.json(Array.isArray(body) ? { data: body.map((_, n) => ({ id: `mail-${n}` })) } : { id: 'mail' });

/** A host whose database has a queue of mails, and whose network is a mail provider. */
export function hostWithQueue({
  waiting = [[ADA]],
  provider = taken,
  database = 200,
  seconds = 0,
  askAgainMs = null,
}: Queue = {}) {
  const requests = waiting.map((mails, n) => ({ request: `request-${n + 1}`, mails, wait_ms: 0 }));
  const host = fakeHost((call) => {
    const name = /\/rpc\/(\w+)$/.exec(call.url)?.[1];
    if (!name) return provider(call);
    if (database !== 200) return Response.json({}, { status: database });
    if (name === 'request_confirmation') return Response.json(seconds);
    if (name === 'mark_mails') return new Response(null, { status: 204 });
    return Response.json(requests.shift() ?? { request: null, mails: [], wait_ms: askAgainMs });
  });
  const callsOf = (name: string) => host.calls.filter(({ url }) => url.endsWith(`/rpc/${name}`));
  return {
    ...host,
    callsOf,
    posts: () => host.calls.filter(({ url }) => url.startsWith('https://api.resend.com/')),
    markedAs: () => callsOf('mark_mails').map(({ body }) => body),
  };
}
