import { age, as, asOwner, claimMails, confirm, count, database, empty } from '../../test-support/database/list';
import { INVALID_TOKEN, leave, mailOf, nextRequest, queueRow } from '../../test-support/database/list';
import { requestConfirmation, row, setLimit, markMails, signUp } from '../../test-support/database/list';
import { SOME, stepOne, openList } from '../../test-support/database/list';

openList();

/** Signs up from a network: 1 is 203.0.1.0/24, 300 is 203.1.44.0/24. */
const join = (email: string, network = 1, client = 1) =>
  signUp({ email }, { 'cf-connecting-ip': `203.${network >> 8}.${network & 255}.${client}` });
/** Signs up so many people, 1@outlook.com and so on, each from a network of their own. */
async function joinAll(people: number): Promise<void> {
  for (let n = 1; n <= people; n += 1) await join(`${n}@outlook.com`, n);
}

/** Whom the next requests mail, one mail each. */
async function served(requests: number): Promise<string[]> {
  const people: string[] = [];
  for (let n = 0; n < requests; n += 1) {
    const { request, to } = await nextRequest();
    await markMails(request, 'sent');
    people.push(...to);
  }
  return people;
}

const endPause = () => asOwner('update private.waitlist_mailer set paused_until = now()');
const pauseSeconds = async () => {
  const sql = 'select round(extract(epoch from paused_until - now()))::int as left from private.waitlist_mailer';
  return (await asOwner(sql))[0]?.left;
};

describe('the turns', () => {
  beforeEach(() => setLimit('mails_per_request', 1));

  // WAITLIST: The first mail of each network (/24, /48) stands before the second of any
  it('A2 give each network its first mail before any gets its second', async () => {
    for (const n of [1, 2, 3]) await join(`flood-${n}@outlook.com`, 1, n);
    await join('ada@outlook.com', 2);
    expect(await served(2)).toEqual(['flood-1@outlook.com', 'ada@outlook.com']);
    await join('bob@outlook.com', 3);
    expect(await served(3)).toEqual(['bob@outlook.com', 'flood-2@outlook.com', 'flood-3@outlook.com']);
  });

  it('B6 give each domain its first mail before any gets its second, subdomains included', async () => {
    for (const n of [1, 2, 3]) await join(`${n}@mail-${n}.victim.com.ar`, n);
    await join('ada@example.org', 4);
    expect(await served(2)).toEqual(['1@mail-1.victim.com.ar', 'ada@example.org']);
  });

  it('A2 follow the sign-ups where strangers share a large provider, or no address is known', async () => {
    for (const n of [1, 2, 3]) await signUp({ email: `${n}@gmail.com` });
    expect(await served(3)).toEqual(['1@gmail.com', '2@gmail.com', '3@gmail.com']);
  });

  it('B6 do not get worse for a person whom a flood signed up first', async () => {
    for (const n of [1, 2, 3]) await join(`flood-${n}@outlook.com`, 1, n);
    await join('ada@outlook.com', 1);
    expect(await served(1)).toEqual(['flood-1@outlook.com']);
    await join('ada@outlook.com', 2);
    expect(await served(1)).toEqual(['ada@outlook.com']);
  });
});

describe('the rate', () => {
  // WAITLIST: mails_per_second
  it('A2 B16 is mails_per_second for all senders, letters included, and says how long to wait', async () => {
    const takeRequest = async () => (await asOwner('select private.take_request() as ms'))[0]?.ms;
    await joinAll(3);
    await setLimit('mails_per_request', 1);
    await setLimit('mails_per_second', 2);
    const [start] = await asOwner('select clock_timestamp()::text as at');
    expect((await claimMails()).mails).toHaveLength(1);
    const pause = "next_request_at >= $1::timestamptz + interval '0.5 seconds' as is_half_a_second";
    const sql = `select ${pause} from private.waitlist_mailer`;
    expect(await asOwner(sql, [start?.at])).toEqual([{ is_half_a_second: true }]);
    // So long that a busy machine is not late.
    await asOwner("update private.waitlist_mailer set next_request_at = now() + interval '10 minutes'");
    const { mails, wait_ms } = await claimMails();
    expect(mails).toEqual([]);
    for (const wait of [wait_ms, await takeRequest()]) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600_000);
    }
    await setLimit('mails_per_second', 1);
    await asOwner("update private.waitlist_mailer set next_request_at = now() - interval '1 second'");
    expect(await takeRequest()).toBe(0);
    expect((await claimMails()).mails).toEqual([]);
  });

  // WAITLIST: mails_per_request
  it('A2 puts what waits into one request, up to mails_per_request', async () => {
    await setLimit('mails_per_request', 3);
    await joinAll(4);
    expect((await nextRequest()).to).toHaveLength(3);
    expect((await nextRequest()).to).toHaveLength(1);
    expect(await nextRequest()).toMatchObject({ to: [], wait_ms: null });
  });

  it('A2 never gives two senders the same mail', async () => {
    await setLimit('mails_per_request', 2);
    await setLimit('mails_per_second', 1_000_000);
    await joinAll(20);
    const claims = await Promise.all(Array.from({ length: 30 }, claimMails));
    const mailed = claims.flatMap(({ mails }) => mails.map(({ email }) => email));
    expect(new Set(mailed).size).toBe(mailed.length);
  });
});

describe('a request in doubt', () => {
  // WAITLIST: no answer, 5xx, a redirect
  it('A2 comes again after its lease with the same key, also when its sender died, and with nothing else', async () => {
    await joinAll(2);
    const first = await nextRequest();
    await join('3@outlook.com', 3);
    expect((await nextRequest()).to).toEqual(['3@outlook.com']);
    await age('31 seconds');
    const again = await nextRequest();
    expect([again.request, again.to.toSorted()]).toEqual([first.request, first.to.toSorted()]);
    // Nobody knows which of the two arrives: the links of both work.
    await confirm(first.mails[0]!.confirm_token);
    await leave(again.mails[0]!.leave_token);
  });

  it('A2 ends once its reader has confirmed', async () => {
    await join('ada@outlook.com');
    const { mails, request } = await nextRequest();
    await markMails(request, 'doubt', { why: 'the mail provider answered 500' });
    await confirm(mails[0]!.confirm_token);
    await age('1 hour');
    expect((await nextRequest()).to).toEqual([]);
    expect(await row('ada@outlook.com')).toMatchObject({ mailed_at: SOME });
  });

  // WAITLIST: in doubt for 48 hours
  // WAITLIST: A failed mail stays in the queue with the reason, and counts for no limit.
  it('A2 goes out under another key after a day, fails after two days, and counts nothing until it is taken', async () => {
    const people = ['1@outlook.com', '2@outlook.com', '3@outlook.com'];
    await joinAll(3);
    const why = 'the mail provider did not answer';
    const requests = new Set();
    for (let hours = 0; hours <= 51; hours += 0.5) {
      const { request } = await nextRequest();
      if (request) requests.add(request);
      await markMails(request, 'doubt', { why });
      await age('30 minutes');
    }
    expect(requests.size).toBeGreaterThan(1);
    expect((await nextRequest()).to).toEqual([]);
    for (const email of people) expect(await queueRow(email)).toMatchObject({ failed_at: SOME, failure: why });
    expect(await asOwner('select private.retry_failed() as count')).toEqual([{ count: 3 }]);
    expect((await served(1)).toSorted()).toEqual(people);
    expect(await count('private.waitlist_queue')).toBe(0);
    expect(await count('private.waitlist_mailed')).toBe(3);
  });

  it('A2 goes by itself after a day when the provider takes other requests: one mail stops no others', async () => {
    await joinAll(3);
    const { request } = await nextRequest();
    await markMails(request, 'doubt', { why: 'the mail provider answered 500' });
    await endPause();
    await join('eve@outlook.com', 4);
    expect(await served(1)).toEqual(['eve@outlook.com']);
    await age('24 hours');
    expect([(await nextRequest()).to.length, (await nextRequest()).to.length]).toEqual([1, 1]);
  });

  // WAITLIST: the queue pauses, five minutes at most
  it('A2 makes all wait longer with each failure in a row, until one request is taken', async () => {
    await joinAll(3);
    await setLimit('mails_per_request', 1);
    const pauses = [];
    for (let n = 0; n < 3; n += 1) {
      await markMails((await nextRequest()).request, 'doubt', { why: 'the mail provider answered 503' });
      pauses.push(await pauseSeconds());
      expect(await claimMails()).toMatchObject({ mails: [] });
      await endPause();
    }
    expect(pauses).toEqual([1, 2, 4]);
    await age('1 minute');
    await markMails((await nextRequest()).request, 'sent');
    expect(await asOwner('select failures from private.waitlist_mailer')).toEqual([{ failures: 0 }]);
  });
});

describe('a request that was not taken', () => {
  // WAITLIST: 429 | waits as long as `Retry-After` says
  it('A2 waits as long as the provider says, and leaves no trace: no mail counted, no link', async () => {
    await join('ada@outlook.com');
    const { request, mails } = await nextRequest();
    await markMails(request, 'wait', { why: 'the mail provider answered 429', seconds: 7 });
    expect(await pauseSeconds()).toBe(7);
    expect(await count('private.waitlist_mailed')).toBe(0);
    const counted = "select hits from private.waitlist_counters where scope = 'mails_day'";
    expect(await asOwner(counted)).toEqual([{ hits: 0 }]);
    await expect(leave(mails[0]!.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await row('ada@outlook.com')).toMatchObject({ mailed_at: null, link_expires_at: null });
    await endPause();
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });

  it('A2 never fails by being told to wait, or while the settings are wrong', async () => {
    for (const outcome of ['wait', 'stop'] as const) {
      await empty();
      await join('ada@outlook.com');
      for (let hours = 0; hours <= 49; hours += 7) {
        await markMails((await nextRequest()).request, outcome, { why: 'the mail provider answered' });
        await age('7 hours');
      }
      expect(await queueRow('ada@outlook.com')).toMatchObject({
        failed_at: null,
        failure: 'the mail provider answered',
      });
    }
  });

  // WAITLIST: halved until the refused ones stand alone
  // WAITLIST: failed; from then on it goes alone
  it('A2 is halved when its mails were refused, also after a try in doubt, until the refused ones stand alone', async () => {
    await joinAll(100);
    const refused = ['17@outlook.com', '60@outlook.com'];
    const doubtful = await nextRequest();
    await markMails(doubtful.request, 'doubt', { why: 'the mail provider did not answer' });
    await age('1 minute');
    let requests = 0;
    for (;;) {
      const { request, to } = await nextRequest();
      if (!request) break;
      requests += 1;
      const outcome = to.some((email) => refused.includes(email)) ? 'refused' : 'sent';
      await markMails(request, outcome, { why: 'the mail provider answered 422' });
    }
    expect(requests).toBeLessThanOrEqual(29);
    expect(await count('private.waitlist_mailed')).toBe(98);
    const failed = await asOwner('select email, failure from private.waitlist_queue order by 1');
    expect(failed).toEqual(refused.map((email) => ({ email, failure: 'the mail provider answered 422' })));
    // What was refused never comes back into a batch.
    await joinAll(3);
    await asOwner('select private.retry_failed()');
    for (const email of refused) await join(email, 20);
    await join('eve@outlook.com', 300);
    await join('bob@outlook.com', 301);
    const batches = [(await nextRequest()).to, (await nextRequest()).to, (await nextRequest()).to];
    expect(batches.map((to) => to.length).toSorted()).toEqual([1, 1, 2]);
  });

  it('A2 fails nobody whose companion was the cause and left meanwhile', async () => {
    await joinAll(2);
    const { request, mails } = await nextRequest();
    await leave(mails.find(({ email }) => email === '2@outlook.com')!.leave_token);
    await markMails(request, 'refused', { why: 'the mail provider answered 422' });
    expect(await served(1)).toEqual(['1@outlook.com']);
  });

  // WAITLIST: another 4xx
  it('A2 is halved when one mail of it stops the provider: the others get theirs', async () => {
    await joinAll(4);
    const mailed: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const { request, to } = await nextRequest();
      const isTaken = !to.includes('3@outlook.com');
      await markMails(request, isTaken ? 'sent' : 'stop', { why: 'the mail provider answered 400', seconds: 300 });
      if (isTaken) mailed.push(...to);
      await age('5 minutes');
    }
    expect(mailed.toSorted()).toEqual(['1@outlook.com', '2@outlook.com', '4@outlook.com']);
    expect(await queueRow('3@outlook.com')).toMatchObject({
      failed_at: null,
      failure: 'the mail provider answered 400',
    });
  });

  it('A2 lets others go on between the parts of a refused request', async () => {
    await setLimit('mails_per_request', 4);
    await joinAll(4);
    await markMails((await nextRequest()).request, 'refused', { why: 'the mail provider answered 422' });
    await join('eve@outlook.com', 9);
    const batches = [(await nextRequest()).to, (await nextRequest()).to];
    expect(batches).toContainEqual(['eve@outlook.com']);
  });

  // WAITLIST: A new sign-up begins anew; `npm run waitlist -- retry` does so for all
  it('A2 fails at once when it was refused for good; another sign-up, or the team, tries again', async () => {
    await join('ada@outlook.com');
    const failure = 'the mail provider answered 422 validation_error';
    const refuse = async () => markMails((await nextRequest()).request, 'refused', { why: failure });
    await refuse();
    expect(await queueRow('ada@outlook.com')).toMatchObject({ failure });
    expect((await nextRequest()).to).toEqual([]);
    await join('ada@outlook.com');
    await refuse();
    expect(await asOwner('select private.retry_failed() as count')).toEqual([{ count: 1 }]);
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });

  it('A2 goes out without a mail that cannot be written, which fails with the reason', async () => {
    await joinAll(2);
    const { request, mails } = await nextRequest();
    const bad = mails.find(({ email }) => email === '1@outlook.com');
    await as('service_role', 'select public.set_mail_aside($1, $2, $3)', [request, bad?.id, 'it cannot be written']);
    await markMails(request, 'sent');
    expect(await queueRow('1@outlook.com')).toMatchObject({ failed_at: SOME, failure: 'it cannot be written' });
    expect(await row('2@outlook.com')).toMatchObject({ mailed_at: SOME });
  });
});

describe('limits that delay', () => {
  // WAITLIST: Limits of sign-ups refuse, limits of mails delay.
  it('A2 let the mails over mails_per_day wait for the next day', async () => {
    await setLimit('mails_per_day', 2);
    await joinAll(3);
    expect(await served(1)).toHaveLength(2);
    expect((await nextRequest()).to).toEqual([]);
    await age('1 day');
    expect(await served(1)).toHaveLength(1);
  });

  // WAITLIST: mails_per_day
  it('A2 keep the last quarter of mails_per_day for networks that had none', async () => {
    await setLimit('mails_per_day', 8);
    for (let n = 1; n <= 20; n += 1) await join(`flood-${n}@outlook.com`, 1, n);
    expect(await served(1)).toHaveLength(6);
    expect((await nextRequest()).to).toEqual([]);
    await join('ada@outlook.com', 2);
    await join('eve@outlook.com', 2, 2);
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });

  it('B6 spread the mails to one domain over the days, while others get theirs', async () => {
    await setLimit('mails_per_domain_day', 2);
    for (let n = 1; n <= 5; n += 1) await join(`${n}@victim.org`, n);
    await join('ada@example.org', 6);
    const today = await served(1);
    expect([today.length, today.includes('ada@example.org')]).toEqual([3, true]);
    expect((await nextRequest()).to).toEqual([]);
    for (const left of [2, 1]) {
      await age('1 day');
      expect(await served(1)).toHaveLength(left);
    }
  });

  // WAITLIST: mails_per_domain_day
  // WAITLIST: so does the first of each domain, and within a domain the first of each network.
  it('B6 give the first mail of each network to a domain before the second of any, also beyond its day', async () => {
    await setLimit('mails_per_domain_day', 3);
    for (let n = 1; n <= 20; n += 1) await join(`flood-${n}@victim.org`, 1, n);
    expect(await served(1)).toHaveLength(3);
    expect((await nextRequest()).to).toEqual([]);
    // The flood has used up the day, but not the places of other networks.
    for (const [name, network] of [
      ['ada', 2],
      ['bob', 3],
    ] as const) {
      await join(`${name}@victim.org`, network);
      expect(await served(1)).toEqual([`${name}@victim.org`]);
    }
    for (const [name, network] of [
      ['cyd', 4],
      ['dan', 5],
    ] as const)
      await join(`${name}@victim.org`, network);
    expect((await nextRequest()).to).toEqual([]);
    await age('1 day');
    expect((await served(1)).slice(0, 2)).toEqual(['cyd@victim.org', 'dan@victim.org']);
  });

  // WAITLIST: Providers are the domains of the ISPDB
  it('B6 do not hold at providers, with a domain in whatever country', async () => {
    const people = ['hotmail.cl', 'live.cl', 'hotmail.com.br', 'yahoo.cl', 'vodafone.es', 'euskaltel.net', 'gmail.com'];
    const sql = 'select count(private.domain_key(e))::int as n from unnest($1::text[]) as e';
    expect(await asOwner(sql, [people.map((host) => `ada@${host}`)])).toEqual([{ n: 0 }]);
  });

  it.each([
    ['mail.abc.io', 'abc.io', true],
    ['alumnos.uma.es', 'uma.es', true],
    ['a.b.victim.com.ar', 'victim.com.ar', true],
    ['x.org.es', 'y.org.es', false],
    ['victim.co.uk', 'other.co.uk', false],
    ['evilhotmail.com', 'hotmail.com', false],
  ])('B6 take %s and %s as one domain: %p', async (one, other, same) => {
    const sql = "select private.domain_key('a@' || $1) is not distinct from private.domain_key('a@' || $2) as same";
    expect(await asOwner(sql, [one, other])).toEqual([{ same }]);
  });
});

describe('the wait that visitors are told', () => {
  it.each([0, 10, 4000])('A2 B6 is %i seconds with as many mails at one a second, for any address', async (waiting) => {
    for (const name of ['mails_per_request', 'mails_per_second']) await setLimit(name, 1);
    await setLimit('mails_per_day', 100_000);
    await asOwner(
      `with people as (insert into public.waitlist_subscriptions (email, name, interests)
         select 'person-' || n || '@outlook.com', 'Ada', '{Web3 technology}' from generate_series(1, $1::int) as n returning id)
       insert into private.waitlist_queue (subscription_id, email) select id, '' from people`,
      [waiting],
    );
    await asOwner("update private.waitlist_mailer set waited_at = now() - interval '6 seconds'");
    await claimMails();
    expect(await requestConfirmation('stranger@example.org')).toBe(waiting);
    await join('ada@example.org');
    expect(await requestConfirmation('ada@example.org')).toBe(waiting);
  });

  // WAITLIST: A flood delays itself.
  it('A2 B6 is that of a newcomer from an unseen network: a flood of one does not lengthen it', async () => {
    for (const name of ['mails_per_request', 'mails_per_second']) await setLimit(name, 1);
    for (let n = 1; n <= 100; n += 1) await join(`flood-${n}@outlook.com`, 1, n);
    await asOwner("update private.waitlist_mailer set waited_at = now() - interval '6 seconds'");
    await claimMails();
    expect(await requestConfirmation('stranger@example.org')).toBe(1);
  });

  it('A2 B6 is the next day once other networks had the mails of a domain, alike for all its addresses', async () => {
    await setLimit('mails_per_domain_day', 2);
    for (let n = 1; n <= 2; n += 1) await join(`${n}@victim.org`, n);
    await served(1);
    await join('listed@victim.org', 3);
    await nextRequest();
    const waits = [];
    for (const email of ['listed@victim.org', 'stranger@victim.org', 'x@mail.victim.org', 'ada@example.org'])
      waits.push(await requestConfirmation(email));
    expect(waits[0]).toBeGreaterThan(0);
    expect(Math.max(...waits.slice(0, 3)) - Math.min(...waits.slice(0, 3))).toBeLessThanOrEqual(1);
    expect(waits[3]).toBe(0);
  });

  it('A2 is nothing when the last estimate is old', async () => {
    await asOwner("update private.waitlist_mailer set wait_seconds = 500, waited_at = now() - interval '2 minutes'");
    expect(await requestConfirmation('ada@example.org')).toBe(0);
  });
});

it('A2 also the sign-up for which step 2 never came gets its mail', async () => {
  await stepOne({ email: 'ada@outlook.com' });
  expect((await nextRequest()).to).toEqual([]);
  await age('10 seconds');
  expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
});

it('B3 the seven days of the link count from the mail, not from the sign-up', async () => {
  await join('ada@outlook.com');
  await age('6 days');
  const { confirm_token } = await mailOf('ada@outlook.com');
  await age('6 days');
  await confirm(confirm_token);
  expect(await row('ada@outlook.com')).toMatchObject({ confirmed_at: SOME });
});

it('A2 B6 a clock that was ahead leaves nothing waiting once it is right', async () => {
  await setLimit('mails_per_request', 1);
  await joinAll(4);
  await claimMails();
  await markMails((await nextRequest()).request, 'doubt', { why: 'the mail provider did not answer' });
  await markMails((await nextRequest()).request, 'wait', { why: 'the mail provider answered 429', seconds: 3600 });
  await stepOne({ email: 'step-one@outlook.com' });
  await claimMails();
  // Every time in the database was written by a clock that was 40 days ahead.
  await age('-40 days');
  await setLimit('sign_ups_per_client_hour', 1);
  await join('cyd@outlook.com', 9);
  await join('1@outlook.com', 9, 2);
  const schedule = 'select private.mails_wait() as waits';
  expect(await asOwner(schedule)).toEqual([{ waits: true }]);
  const people = [...[1, 2, 3, 4].map((n) => `${n}@outlook.com`), 'cyd@outlook.com', 'step-one@outlook.com'];
  const mailed = new Set<string>();
  for (let n = 0; n < 8; n += 1) for (const email of await served(1)) mailed.add(email);
  expect([...mailed].toSorted()).toEqual(people);
  expect(await asOwner(schedule)).toEqual([{ waits: false }]);
});

it('A2 the schedule calls the worker with the key from Vault while a mail waits, and not otherwise', async () => {
  // What pg_net and Vault offer on the hosted platform.
  await database.script(`
    create schema net;
    create table net.requests (url text, headers jsonb, timeout integer);
    create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql as $$
      insert into net.requests values (url, headers, timeout_milliseconds) returning 1::bigint $$;
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('waitlist_url', 'https://project.test'), ('waitlist_secret_key', 'sb_secret_1')`);
  const requestsOf = async () => {
    await asOwner('select private.call_mail_worker()');
    return asOwner('select * from net.requests');
  };
  expect(await requestsOf()).toEqual([]);
  await signUp();
  const url = 'https://project.test/functions/v1/send-waiting';
  const headers = { apikey: 'sb_secret_1', 'content-type': 'application/json' };
  expect(await requestsOf()).toEqual([{ url, headers, timeout: 15_000 }]);
  await mailOf();
  await age('1 minute');
  expect(await requestsOf()).toHaveLength(1);
});

describe('A2 one person costs the same however many were mailed before', () => {
  const MAILED = 300;
  beforeEach(async () => {
    await asOwner(`insert into private.waitlist_mailed (mailbox, spelling)
      select private.mailbox_key(email), private.spelling_key(email)
      from (select n || '@example.org' as email from generate_series(1, ${MAILED}) as n) as address`);
    await asOwner(`insert into public.waitlist_subscriptions (email, name, interests)
      select n || '@example.org', 'Ada', array['Web3 technology'] from generate_series(1, ${MAILED}) as n`);
  });

  // A function of an argument that stands in a condition by itself may be called for each row.
  it.each([
    ['to settle', "private.settle_sign_ups('new@example.org')"],
    ['to erase', "private.erase_subscription('7@example.org', 'team')"],
    ['when a mail bounces', "public.record_mail_event('e1', 'bounce', '7@example.org')"],
    ['when a mail fails', "public.record_mail_event('e2', 'failure', '7@example.org')"],
  ])('%s', async (_, call) => {
    await stepOne({ email: 'new@example.org' });
    await asOwner('update public.waitlist_subscriptions set mailed_at = now()');
    const [, , rows] = await database.run([
      { sql: "set local track_functions = 'all'" },
      { sql: `select ${call}` },
      {
        sql: "select sum(calls)::int as calls from pg_stat_xact_user_functions where funcname in ('mailbox', 'keyed_hash')",
      },
    ]);
    expect(rows?.[0]?.calls).toBeGreaterThan(0);
    expect(rows?.[0]?.calls).toBeLessThan(MAILED / 10);
  });
});
