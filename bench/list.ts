import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../server/database/database';
import { stats } from '../scripts/waitlist/stats';
import { as, asOwner, setLimit, stepOne } from '../test-support/listQueries';
import { openTestDatabase } from '../test-support/testDatabase';
import { median, percentile, printTable } from './support/report';

/** How long does each call take on lists of these sizes? Half of the people have confirmed; so many mails wait, of as many domains. */
const SIZES = [
  { people: 10_000, waiting: 0 },
  { people: 100_000, waiting: 0 },
  { people: 100_000, waiting: 50_000 },
];
const ROUNDS = 40;

let database: Database;

/** Fills the list without its triggers' cost for each call: by SQL, 1,000 rows at a time. */
async function fill(people: number, waiting: number): Promise<void> {
  const each = 1_000;
  for (let from = 0; from < people; from += each)
    await asOwner(
      database,
      `with person as (
         insert into public.waitlist_subscriptions (email, name, interests, mailed_at, confirmed_at)
         select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', now(), case when n % 2 = 0 then now() end
         from generate_series($1::int, $2::int) as n returning id, email
       ), mail as (
         insert into private.mails (person_id, email, language, state, sent_at, ended_at, network, domain, provider_id)
         select id, email, 'es', 'taken', now() - interval '1 day', now(), md5(email), md5(email), 're_' || id from person
         returning id, person_id
       )
       insert into private.waitlist_tokens (hash, subscription_id, purpose, mail_id, expires_at)
       select private.token_hash(purpose || person_id), person_id, purpose, id, case purpose when 'confirm' then now() + interval '7 days' end
       from mail, unnest(array['confirm', 'leave']) as purpose`,
      [from, from + each - 1],
    );
  for (let from = 0; from < waiting; from += each)
    await asOwner(
      database,
      `with person as (
         insert into public.waitlist_subscriptions (email, name, interests)
         select 'waits@domain-' || n || '.org', 'Ada', '{Web3 technology}' from generate_series($1::int, $2::int) as n returning id, email
       )
       insert into private.mails (person_id, email, language, network, domain) select id, email, 'es', md5(email), md5(email) from person`,
      [from, from + each - 1],
    );
}

async function timesOf(rounds: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  return times;
}

const call = (sql: string, params: unknown[] = []) => as(database, 'service_role', sql, params);
/** Some of the people, each one once. */
const personOf = async (n: number, isConfirmed: boolean) => {
  const sql = `select id from public.waitlist_subscriptions where email = $1`;
  return (await asOwner(database, sql, [`person-${n * 20 + (isConfirmed ? 0 : 1)}@example.org`]))[0]!.id as string;
};

async function measure({ people, waiting }: (typeof SIZES)[number]): Promise<Map<string, number[]>> {
  database = await openTestDatabase();
  await fill(people, waiting);
  for (const name of ['mails_per_second', 'mails_per_day', 'sign_ups_per_hour'])
    await setLimit(database, name, 1_000_000);
  const times = new Map<string, number[]>();
  const note = async (what: string, rounds: number, work: (n: number) => Promise<unknown>) =>
    void times.set(what, await timesOf(rounds, work));
  await note('step 1', ROUNDS, (n) => stepOne(database, { email: `new-${n}@example.com` }));
  await note('step 2', ROUNDS, (n) => call('select public.request_confirmation($1)', [`new-${n}@example.com`]));
  await note('claim and mark a hundred', waiting ? ROUNDS : 1, async () => {
    const [answer] = await call('select public.claim_mails() as claimed');
    const { request } = answer!.claimed as { request: string | null };
    await call('select public.mark_mails($1, $2)', [request, 'taken']);
  });
  const ids = { confirm: [] as string[], leave: [] as string[] };
  for (let n = 0; n < ROUNDS; n += 1) {
    ids.confirm.push(await personOf(n, false));
    ids.leave.push(await personOf(n, true));
  }
  await note('confirm', ROUNDS, (n) =>
    as(database, 'anon', 'select public.confirm_waitlist_subscription($1)', [`confirm${ids.confirm[n]}`]),
  );
  await note('leave', ROUNDS, (n) =>
    as(database, 'anon', 'select public.leave_waitlist($1)', [`leave${ids.leave[n]}`]),
  );
  const list = {
    place: 'here',
    query: (sql: string, params?: unknown[]) => asOwner(database, sql, params),
    close: async () => {},
  };
  await note('stats', 3, () => stats(list));
  await note('export', 1, () =>
    asOwner(
      database,
      'select email, name, interests, message from public.waitlist_subscriptions order by created_at, id',
    ),
  );
  await asOwner(
    database,
    "update public.waitlist_subscriptions set created_at = now() - interval '31 days', mailed_at = null where confirmed_at is null and email like 'person-%' and hashtext(email) % 5 = 0",
  );
  await note('a step of the purge (250 people)', 8, () => call('select public.purge_waitlist()'));
  await database.close();
  return times;
}

async function bench(): Promise<void> {
  const measured: Map<string, number[]>[] = [];
  for (const size of SIZES) {
    measured.push(await measure(size));
    await wait(1_000);
  }
  const heads = SIZES.map(
    ({ people, waiting }) => `${people.toLocaleString('en')} people, ${waiting.toLocaleString('en')} waiting`,
  );
  const shown = (all: number[]) =>
    `${median(all).toFixed(1)}${all.length > 10 ? ` (${percentile(all, 98).toFixed(0)})` : ''}`;
  const rows = [...measured[0]!.keys()].map((what) => [what].concat(measured.map((times) => shown(times.get(what)!))));
  printTable('The list: milliseconds, median (98th percentile)', ['call', ...heads], rows);
}

void bench();
