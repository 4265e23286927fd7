import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { asOwner } from '../../test-support/listQueries';
import { inDataDir } from '../../test-support/site';

const agent = new Agent({ keepAlive: true });

/** Posts over a keep-alive connection, with less work than `fetch`, and returns the status. */
async function post(url: string, body: unknown): Promise<number> {
  const sent = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode!;
}

/** Step 1 of a sign-up; answers its status. */
export const stepOne = (url: string, email: string, changes: Record<string, unknown> = {}) =>
  post(`${url}/rest/v1/rpc/add_waitlist_subscription`, {
    p_email: email,
    p_name: 'Ada',
    p_interests: 'Web3 technology',
    p_message: null,
    ...changes,
  });

/** Step 2 of a sign-up; answers its status. */
export const stepTwo = (url: string, email: string) =>
  post(`${url}/functions/v1/send-confirmation`, { name: 'Ada', email, interests: ['Web3 technology'] });

/** Runs so many at the same time; each gets its number. */
export const together = async (count: number, work: (n: number) => Promise<void>) =>
  void (await Promise.all(Array.from({ length: count }, (_, n) => work(n))));

/** Lifts the limits of a list, so that one client address gets no refusals. */
export const liftLimits = (root: string) =>
  inDataDir(join(root, '.data'), (database) =>
    database.script("update private.waitlist_settings set value = 1000000000 where name like '%\\_per\\_%'"),
  );

/** The addresses of everybody on a list, settled or not. */
export const peopleIn = (root: string) =>
  inDataDir(join(root, '.data'), async (database) => {
    const sql = 'select email from public.waitlist_subscriptions union all select email from private.waitlist_sign_ups';
    return new Set((await asOwner(database, sql)).map(({ email }) => String(email)));
  });

/** Runs a program and ends the process, which idle connections would keep running. */
export function run(program: () => Promise<void>): void {
  program().then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
