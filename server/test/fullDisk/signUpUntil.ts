import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDataDir } from '../../database/openDataDir';
import { post } from '../post';

const CONNECTIONS = 8;
const [ANSWER_MS, PHASE_MS] = [8000, 60_000];

/** A message that cannot be compressed, to fill the disk. */
const longMessage = () =>
  Array.from({ length: 2000 }, () => String.fromCharCode(0x4e_00 + Math.random() * 0x50_00)).join('');

/**
 * Eight connections sign up people until `done` returns true for a status, or the time is over. Adds the addresses that got 204 to `kept`.
 * @throws for an answer that comes late or is neither 204 nor 503
 */
export async function signUpUntil(
  url: string,
  prefix: string,
  kept: Set<string>,
  done: (status: number) => boolean,
): Promise<boolean> {
  const end = performance.now() + PHASE_MS;
  let reached = false;
  const person = async (n: number) => {
    for (let k = 0; !reached && performance.now() < end; k += 1) {
      const email = `${prefix}-${n}-${k}@example.org`;
      const signUp = { p_email: email, p_name: 'Ada', p_interests: 'Web3 technology', p_message: longMessage() };
      const late = delay(ANSWER_MS, undefined, { ref: false }).then(() => {
        throw new Error(`No answer within ${ANSWER_MS} ms`);
      });
      const status = await Promise.race([post(url, '/rest/v1/rpc/add_waitlist_subscription', signUp), late]);
      if (status === 204) kept.add(email);
      else if (status !== 503) throw new Error(`A sign-up was answered ${status}`);
      // Slows the refusals down: thousands a second would prove nothing more.
      if (status === 503) await delay(20);
      reached ||= done(status);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => person(n)));
  return reached;
}

/** The kept addresses that are not in the data of a stopped clone. */
export async function findLost(root: string, kept: Set<string>): Promise<string[]> {
  const pglite = await openDataDir(join(root, '.data/pg18'));
  const { rows } = await pglite.query<{ email: string }>(
    'select email from public.waitlist_subscriptions union all select email from private.waitlist_sign_ups',
  );
  await pglite.close();
  const found = new Set(rows.map(({ email }) => email));
  return [...kept].filter((email) => !found.has(email));
}
