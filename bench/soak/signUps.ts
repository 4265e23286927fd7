import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../support/numbers';
import type { Mails } from './mails';

const pauseMs = 100;
const timeoutMs = 30_000;

/**
 * So many people at a time sign up with both steps, one after the other. Every second one confirms by the link in the mail, and every
 * fourth one then leaves.
 */
export function signUpSteadily(url: string, people: number, mails: Mails, fail: (what: string) => void) {
  const ending = new AbortController();
  let count = 0;
  let times: number[] = [];

  const call = async (path: string, body: unknown) => {
    const started = performance.now();
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - started;
  };
  const rpc = async (name: string, body: unknown) => void times.push(await call(`/rest/v1/rpc/${name}`, body));

  const signUp = async (email: string, place: number) => {
    const interests = ['Web3 technology'];
    const person = { p_email: email, p_name: 'Ada', p_interests: interests.join(', '), p_message: null };
    await rpc('add_waitlist_subscription', person);
    // Its time is not counted: it waits on purpose, so that it tells nothing about the address.
    const [tokens] = await Promise.all([
      mails.to(email),
      call('/functions/v1/send-confirmation', { name: 'Ada', email, interests }),
    ]);
    if (place % 2 === 0) await rpc('confirm_waitlist_subscription', { p_token: tokens.confirm });
    if (place % 4 === 0) await rpc('leave_waitlist', { p_token: tokens.leave });
    count += 1;
  };
  const signUpAll = async (person: number) => {
    for (let place = 1; !ending.signal.aborted; place += 1) {
      await signUp(`soak-${person}-${place}@example.org`, place).catch((error: unknown) =>
        fail(`a sign-up: ${(error as Error).message}`),
      );
      await delay(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: people }, (_, person) => signUpAll(person)));
  return {
    /** The sign-ups so far, and the slowest of a hundred answers since the last call. */
    take() {
      const p99 = percentile(times, 99);
      times = [];
      return { signUps: count, p99 };
    },
    async stop(): Promise<void> {
      ending.abort();
      await all;
    },
  };
}
