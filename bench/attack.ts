import type { Database } from '../server/database/database';
import { age, as, asOwner, empty, signUp } from '../test-support/listQueries';
import { openTestDatabase } from '../test-support/testDatabase';
import { printTable } from './support/report';

/**
 * Who can lose or hold up the mail of somebody else? Each row attacks a rule of the queue, with a provider that is this program and a clock
 * that is turned: all times in the database move back.
 */
interface Result {
  people: number;
  mails: number;
  /** People who should have got a mail and did not. */
  lost: number;
  /** How long the person waited whom the attack is aimed at. */
  wait: string;
  requests: number;
}

type Outcome = 'sent' | 'doubt' | 'refused';

let database: Database;

/** Makes requests until nothing is due. Returns who was mailed. */
async function send(outcomeOf: (to: string[]) => Outcome = () => 'sent', log: { requests: number } = { requests: 0 }) {
  const mailed: string[] = [];
  for (;;) {
    await asOwner(database, "update private.waitlist_mailer set next_request_at = now() - interval '1 second'");
    const [answer] = await as(database, 'service_role', 'select public.claim_mails() as claimed');
    const { request, mails } = answer!.claimed as { request: string | null; mails: { email: string }[] };
    if (!request) return mailed;
    log.requests += 1;
    const to = mails.map(({ email }) => email);
    const outcome = outcomeOf(to);
    await as(database, 'service_role', 'select public.mark_mails($1, $2, $3)', [request, outcome, 'no answer']);
    if (outcome === 'sent') mailed.push(...to);
  }
}

/** Signs up many people of a few networks, 200 in a transaction, because each sign-up keeps a lock until its end. */
async function flood(people: number, networks: number, domain: string): Promise<void> {
  const sql = `
    select public.add_waitlist_subscription('flood-' || n || '@' || $1, 'Mallory', 'Web3 technology'),
      public.request_confirmation('flood-' || n || '@' || $1)
    from generate_series($3::int, $3::int + 199) as n, lateral (select set_config('request.headers', json_build_object(
      'cf-connecting-ip', '198.51.' || n % $2::int || '.' || n / $2::int % 250)::text, true)) as client`;
  for (let n = 0; n < people; n += 200) await asOwner(database, sql, [domain, networks, n]);
}

const join = (email: string, network: number) =>
  signUp(database, { email }, { 'cf-connecting-ip': `203.${network >> 8}.${network & 255}.1` });

/** Turns the clock by steps until somebody is mailed, for a month at most. */
async function waitOf(email: string, step: string, log: { requests: number }): Promise<string> {
  for (let steps = 0; steps < 800; steps += 1) {
    // The worker comes each second.
    for (let second = 0; second < 60; second += 1)
      if ((await send(() => 'sent', log)).includes(email)) return steps === 0 ? `${second} s` : `${steps} × ${step}`;
    await age(database, step);
  }
  return 'never';
}

async function twoDaysOfDoubt(): Promise<Result> {
  const log = { requests: 0 };
  for (let n = 0; n < 150; n += 1) await join(`${n}@outlook.com`, n);
  const failed = async () => (await asOwner(database, 'select failed::int from private.waitlist_now'))[0]?.failed;
  for (let hours = 0; hours < 100 && (await failed()) !== 150; hours += 0.5) {
    await send(() => 'doubt', log);
    await age(database, '30 minutes');
  }
  await asOwner(database, 'select private.retry_failed()');
  const mailed = new Set(await send(() => 'sent', log));
  return { people: 150, mails: mailed.size, lost: 150 - mailed.size, wait: 'none after retry', requests: log.requests };
}

async function refusedAddresses(): Promise<Result> {
  const log = { requests: 0 };
  await flood(1_000, 100, 'outlook.com');
  const isRefused = (email: string) => Number(/\d+/.exec(email)?.[0]) % 100 === 50;
  const mailed = new Set(await send((to) => (to.some(isRefused) ? 'refused' : 'sent'), log));
  return { people: 1_000, mails: mailed.size, lost: 990 - mailed.size, wait: 'none', requests: log.requests };
}

/** A flood, all that can be sent of it today, and then one real person from elsewhere. */
const heldUp = (people: number, networks: number, domain: string) => async (): Promise<Result> => {
  const log = { requests: 0 };
  await asOwner(database, "update private.waitlist_settings set value = 100000 where name like 'sign_ups%'");
  await flood(people, networks, domain);
  const mails = (await send(() => 'sent', log)).length;
  await join(`ada@${domain}`, 7);
  const wait = await waitOf(`ada@${domain}`, '1 hour', log);
  return { people: people + 1, mails: mails + 1, lost: wait === 'never' ? 1 : 0, wait, requests: log.requests };
};

async function otherSpellings(): Promise<Result> {
  const log = { requests: 0 };
  for (const email of ['victim+1@gmail.com', 'vic.tim+2@googlemail.com']) await join(email, 1);
  const mails = (await send(() => 'sent', log)).length;
  await join('victim@gmail.com', 2);
  const wait = await waitOf('victim@gmail.com', '10 minutes', log);
  return { people: 1, mails: mails + 1, lost: wait === 'never' ? 1 : 0, wait, requests: log.requests };
}

async function deadAddresses(): Promise<Result> {
  const log = { requests: 0 };
  for (let n = 0; n < 60; n += 1) await join(`${n}@outlook.com`, n % 5);
  let mails = (await send(() => 'sent', log)).length;
  let late = 0;
  for (let event = 0; event < 27; event += 1) {
    const bounce = "select public.record_mail_event($1, 'bounce', $2)";
    await as(database, 'service_role', bounce, [String(event), `${event}@outlook.com`]);
    if (event < 3) continue;
    await join(`real-${event}@outlook.com`, 100 + event);
    const mailed = await send(() => 'sent', log);
    mails += mailed.length;
    if (!mailed.includes(`real-${event}@outlook.com`)) late += 1;
    await age(database, '1 hour');
  }
  return {
    people: 84,
    mails,
    lost: 84 - mails,
    wait: late === 0 ? 'none' : `${late} of 24 waited`,
    requests: log.requests,
  };
}

const attacks: Record<string, () => Promise<Result>> = {
  'two days without an answer, then `retry`': twoDaysOfDoubt,
  'ten refused addresses in a thousand': refusedAddresses,
  '2,000 of one /24 at a company, then a person of it': heldUp(2_000, 1, 'empresa.test'),
  '18,000 of nine /24 at a company, then a person of it': heldUp(18_000, 9, 'empresa.test'),
  '2,000 of one /24 at a provider, then a person of it': heldUp(2_000, 1, 'outlook.com'),
  'two spellings of a mailbox, then its owner': otherSpellings,
  '3 dead addresses among 60, then one an hour for a day': deadAddresses,
};

async function measure(): Promise<void> {
  database = await openTestDatabase();
  const rows: (string | number)[][] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    await empty(database);
    const { people, mails, lost, wait, requests } = await attack();
    if (lost > 0) process.exitCode = 1;
    rows.push([name, ...[people, mails, lost].map(String), wait, String(requests)]);
  }
  await database.close();
  const head = ['', 'people', 'mails', 'lost', 'longest wait of the real person', 'requests'];
  printTable('Attacks on the rules of the queue', head, rows);
}

void measure();
