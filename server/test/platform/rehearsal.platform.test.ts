import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { makeSupabaseClient, supabaseWaitlist } from '../../../src/features/waitlist/supabaseWaitlist';
import type { SignUp } from '../../../src/features/waitlist/waitlistService';
import { asOwner, setLimit } from '../../../test-support/listQueries';
import { complaintOf, signedHeaders } from '../../../test-support/mailProvider';
import { followGuide, SITE_URL } from './guide';
import { type Platform, push, startPlatform } from './platform';

// A pg_cron that knows no seconds runs its jobs every minute.
jest.setTimeout(120_000);

let platform: Platform;
let pushed = '';

beforeAll(async () => {
  platform = await startPlatform();
  pushed = await followGuide(platform);
  // supabase-js wants one, which Node 20 lacks and the site does not use.
  Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? Object });
  process.env.SUPABASE_PUBLISHABLE_KEY = platform.keys.publishable;
  await visitor().addSubscription(personAt('cron@example.org'));
}, 240_000);
afterAll(() => platform.stop());
afterEach(() => Object.assign(platform.behaviour, { refuse: undefined, breakOff: undefined }));

const personAt = (email: string): SignUp => ({
  email,
  name: 'Ada',
  interests: ['Web3 technology'],
  message: null,
  language: 'en',
});

/** The site's own calls, from one of many networks. */
function visitor(n = 1) {
  const address = { 'cf-connecting-ip': `81.0.${n}.1`, origin: SITE_URL };
  const client = makeSupabaseClient({
    url: platform.url,
    fetch: (input, init) => fetch(input, { ...init, headers: { ...headersOf(init), ...address } }),
  });
  return supabaseWaitlist(client);
}
const headersOf = (init?: RequestInit) => Object.fromEntries(new Headers(init?.headers));

/** Both steps, as the form does them. */
async function signUp(email: string, n = 1): Promise<void> {
  await visitor(n).addSubscription(personAt(email));
  await visitor(n).sendConfirmation(personAt(email));
}

/** The same as a visitor on a busy day, who presses again after an error. */
async function insist(email: string, n: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await signUp(email, n);
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

const mailsTo = (email: string) => platform.provider.mails.get(email) ?? 0;
const sql = (text: string, values?: unknown[]) => asOwner(platform.database, text, values);

async function until<T>(look: () => T | Promise<T>): Promise<T> {
  for (const end = Date.now() + 90_000; ; await delay(50)) {
    const found = await look();
    if (found || Date.now() > end) return found;
  }
}

/** Waits for the mails of these people; what is under way or in doubt is tried again at once instead of in half a minute. */
async function mailed(people: string[]): Promise<void> {
  await until(async () => {
    await platform.database.run([
      // First of all, as all who send do.
      { sql: 'select from private.waitlist_mailer for update' },
      {
        sql: `update private.mails set due_at = now() - interval '1 second'
          where state = 'claimed' and sent_at < now() - interval '2 seconds'`,
      },
    ]);
    await callWorker();
    await delay(500);
    return people.every((email) => mailsTo(email) > 0);
  });
}

/** Lets so much time pass for sign-ups that wait, and since the last look at them. */
async function pass(interval: string): Promise<void> {
  await sql(`update private.waitlist_sign_ups set created_at = created_at - interval '${interval}' where true`);
  await sql(`update private.waitlist_mailer set waited_at = waited_at - interval '${interval}' where only_one`);
}

/** What the platform's scheduler calls every ten seconds. */
const callWorker = () => sql('select private.call_mail_worker()');

const health = async () => {
  const response = await fetch(`${platform.url}/rest/v1/rpc/waitlist_health`, {
    method: 'POST',
    headers: { apikey: platform.keys.secret, 'content-type': 'application/json' },
  });
  return (await response.json()) as { late: string[] };
};

it('A1 B3 the migrations are applied in one go, and a second time there is nothing to do', async () => {
  expect(pushed).toContain('Applying migration 20261125000500_purge.sql');
  expect(await push(platform.cluster)).toContain('up to date');
  expect(await sql('select jobname, schedule, active from cron.job order by 1')).toEqual([
    { jobname: 'cron-log', schedule: '0 3 * * *', active: true },
    { jobname: 'purge-waitlist', schedule: '*/5 * * * *', active: true },
    {
      jobname: 'send-waiting',
      schedule: platform.cluster.lacks['pg_cron 1.5'] ? '* * * * *' : '10 seconds',
      active: true,
    },
  ]);
});

it('E1 a sign-up that waits for the database fails after the three seconds of its role', async () => {
  const client = new Client({ connectionString: platform.cluster.urlOf('postgres') });
  await client.connect();
  await client.query('begin; lock table private.waitlist_sign_ups in access exclusive mode');
  const slow = () => visitor().addSubscription(personAt('slow@example.org'));
  const refusal = await slow().catch((error: unknown) => error);
  await client.end();
  expect(refusal).toMatchObject({ name: 'PostgrestError' });
  await slow();
});

it('A1 A2 B3 people who never came to step 2 get a mail by the schedule of the database', async () => {
  expect(await until(() => mailsTo('cron@example.org'))).toBe(1);
  const answers = 'select status_code, timed_out from net._http_response order by id desc limit 1';
  expect(await until(async () => (await sql(answers))[0])).toEqual({ status_code: 200, timed_out: false });
  const lastRun = `select status from cron.job_run_details
    where command like '%call_mail_worker%' and end_time is not null order by start_time desc limit 1`;
  expect(await sql(lastRun)).toEqual([{ status: 'succeeded' }]);
});

it('A2 B3 B4 a sign-up brings one mail, whose link confirms and whose one click leaves; a look only leads to the page', async () => {
  await signUp('ada@example.org');
  const ada = async () =>
    (await sql("select mailed_at, confirmed_at from public.waitlist_subscriptions where email = 'ada@example.org'"))[0];
  expect(await until(async () => (await ada())?.mailed_at)).toBeTruthy();
  const mail = platform.sent.findLast(({ to }) => to[0] === 'ada@example.org')!;
  await visitor().confirm(/\/en\/waitlist\/confirm\?token=(\w+)/.exec(mail.text)![1]!);
  expect((await ada())?.confirmed_at).toBeTruthy();
  expect(mailsTo('ada@example.org')).toBe(1);

  const address = /<(.*)>/.exec(mail.headers['List-Unsubscribe']!)![1]!;
  const look = await fetch(address, { redirect: 'manual' });
  expect([look.status, look.headers.get('location')]).toEqual([303, expect.stringContaining('/waitlist/leave?token=')]);
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(address, click)).status).toBe(200);
  expect(await ada()).toBeUndefined();
});

it('B3 B4 a complaint erases, but only one that the mail provider signed', async () => {
  await signUp('eva@example.org');
  await until(
    async () => (await sql("select from private.mails where email = 'eva@example.org' and state = 'taken'")).length > 0,
  );
  const [mail] = await sql(
    "select provider_id as id from private.mails where email = 'eva@example.org' and state = 'taken'",
  );
  const body = complaintOf('eva@example.org', String(mail!.id));
  const send = (headers: Record<string, string>) =>
    fetch(`${platform.url}/functions/v1/mail-events`, { method: 'POST', headers, body });
  expect((await send({ ...signedHeaders(body), 'svix-signature': 'v1,forged' })).status).toBe(401);
  expect((await send(signedHeaders(body))).status).toBe(200);
  expect(await sql("select from public.waitlist_subscriptions where email = 'eva@example.org'")).toEqual([]);
});

it('B6 a mail provider that closes the connection without an answer is asked once, and once more later', async () => {
  platform.attempts.length = 0;
  platform.behaviour.breakOff = () => true;
  await signUp('deno@example.org');
  const inDoubt = "select from private.mails where email = 'deno@example.org' and failure is not null";
  await until(async () => (await sql(inDoubt)).length > 0);
  expect(platform.attempts).toHaveLength(1);
  platform.behaviour.breakOff = undefined;
  await mailed(['deno@example.org']);
  expect(mailsTo('deno@example.org')).toBe(1);
});

it('B3 B6 each of twenty people at once gets one mail from a provider that fails now and then', async () => {
  await setLimit(platform.database, 'mails_per_request', 5);
  const people = Array.from({ length: 20 }, (_, n) => `burst${n}@example${n % 8}.org`);
  const bad = people[7]!;
  platform.behaviour.refuse = ({ place, mails }) => {
    if (mails.some(({ to }) => to[0] === bad)) return { status: 422, name: 'validation_error' };
    return place % 6 === 0 ? { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': '1' } } : undefined;
  };
  platform.behaviour.breakOff = ({ place }) => place % 5 === 0;
  await Promise.all(people.map(insist));
  const others = people.filter((email) => email !== bad);
  await mailed(others);
  expect(others.filter((email) => mailsTo(email) !== 1)).toEqual([]);
  expect(mailsTo(bad)).toBe(0);
  const failed = "select email from private.mails where state = 'failed'";
  await until(async () => (await sql(failed)).length > 0);
  expect(await sql(failed)).toEqual([{ email: bad }]);
});

it('B3 people who were thanked before, during or after a crash of the database get one mail', async () => {
  // The launcher of pg_cron runs it once, when the database is up again.
  await platform.asAdmin("update cron.job set schedule = '@reboot' where jobname = 'purge-waitlist'");
  const thanked: string[] = [];
  const people = Array.from({ length: 30 }, (_, n) => `crash${n}@example.org`);
  const signing = people.map(async (email, n) => {
    await delay(n * 50);
    await visitor(n).addSubscription(personAt(email));
    thanked.push(email);
    await visitor(n).sendConfirmation(personAt(email));
  });
  await delay(500);
  await platform.cluster.crash();
  await Promise.allSettled(signing);
  expect(thanked.length).toBeGreaterThan(5);
  await mailed(thanked);
  expect(thanked.filter((email) => mailsTo(email) !== 1)).toEqual([]);
  const purges =
    "select distinct status from cron.job_run_details where command like '%private.purge%' and end_time is not null";
  await until(async () => (await sql(purges)).length > 0);
  expect(await sql(purges)).toEqual([{ status: 'succeeded' }]);
});

it('B6 with a wrong secret, or without an address, it is seen that no mail leaves', async () => {
  const setSecret = (name: string, secret: string) =>
    sql('select vault.update_secret(id, $2) from vault.secrets where name = $1', [name, secret]);
  await setSecret('waitlist_secret_key', 'sb_secret_wrong');
  // A call with the right secret may still be under way and send one more.
  let n = 0;
  const isSeen = async () => {
    await visitor().addSubscription(personAt(`unseen${(n += 1)}@example.org`));
    await pass('2 minutes');
    return (await health()).late.includes('queue');
  };
  expect(await until(isSeen)).toBe(true);
  await callWorker();
  const refused = 'select from net._http_response where status_code = 401';
  expect(await until(async () => (await sql(refused)).length)).toBeGreaterThan(0);
  await setSecret('waitlist_url', '');
  await expect(callWorker()).rejects.toThrow(/^(?!.*sb_secret).*waitlist_url/);
  expect(platform.cluster.log()).not.toContain(platform.keys.secret);
});
