import type { Claim } from '../supabase/functions/_shared/queue';
import { ADA } from './claim';
import { type Call, fakeHost } from './fakeHost';

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
    if (name === 'settle_mails') return new Response(null, { status: 204 });
    return Response.json(requests.shift() ?? { request: null, mails: [], wait_ms: askAgainMs });
  });
  const callsOf = (name: string) => host.calls.filter(({ url }) => url.endsWith(`/rpc/${name}`));
  return {
    ...host,
    callsOf,
    posts: () => host.calls.filter(({ url }) => url.startsWith('https://api.resend.com/')),
    settledAs: () => callsOf('settle_mails').map(({ body }) => body),
  };
}
