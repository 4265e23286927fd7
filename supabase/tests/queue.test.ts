import { age, asOwner, claimMails, confirm, count, database } from '../../test-support/database/list';
import { INVALID_TOKEN, leave, mailOf, nextRequest, mailRow } from '../../test-support/database/list';
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
    await markMails(request, 'taken');
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

  it('A2 follow the sign-ups where strangers share a large provider, or no address is known', async () => {
    for (const n of [1, 2, 3]) await signUp({ email: `${n}@gmail.com` });
    expect(await served(3)).toEqual(['1@gmail.com', '2@gmail.com', '3@gmail.com']);
  });

  it('A2 are given again where the flood of a network grows while it is served: a newcomer waits for one request', async () => {
    for (let n = 0; n < 20; n += 1) await join(`flood-${n}@outlook.com`, 1, n);
    await served(5);
    for (let n = 20; n < 40; n += 1) await join(`flood-${n}@outlook.com`, 1, n);
    await join('ada@outlook.com', 2);
    expect((await served(2)).includes('ada@outlook.com')).toBe(true);
  });
});

describe('the rate', () => {
  // WAITLIST: mails_per_second
  it('A2 is mails_per_second for all senders, and says how long to wait', async () => {
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
    expect(wait_ms).toBeGreaterThan(0);
    expect(wait_ms).toBeLessThanOrEqual(600_000);
  });

  // WAITLIST: mails_per_request
  it('A2 puts what waits into one request, up to mails_per_request', async () => {
    await setLimit('mails_per_request', 3);
    await joinAll(4);
    expect((await nextRequest()).to).toHaveLength(3);
    expect((await nextRequest()).to).toHaveLength(1);
    expect(await nextRequest()).toMatchObject({ to: [], wait_ms: null });
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
  // WAITLIST: A failed mail stays with the reason, and counts for no limit.
  it('A2 goes out by itself under another key after 23 hours, fails after two days, and counts nothing until it is taken', async () => {
    const people = ['1@outlook.com', '2@outlook.com', '3@outlook.com'];
    await joinAll(3);
    const why = 'the mail provider did not answer';
    const requests = new Set();
    for (let hours = 0; hours <= 51; hours += 0.5) {
      for (;;) {
        const { request } = await nextRequest();
        if (!request) break;
        requests.add(request);
        await markMails(request, 'doubt', { why });
        await endPause();
      }
      await age('30 minutes');
    }
    // Together, then each by itself.
    expect(requests.size).toBe(4);
    for (const email of people)
      expect(await mailRow(email)).toMatchObject({ state: 'failed', sent_at: null, failure: why });
    expect(await asOwner('select private.retry_failed() as count')).toEqual([{ count: 3 }]);
    expect((await served(3)).toSorted()).toEqual(people);
    expect(await count("private.mails where state = 'taken'")).toBe(3);
  });

  // WAITLIST: the queue pauses, five minutes at most
  it('A2 makes all wait as long as the provider has taken nothing, however many requests were under way', async () => {
    await joinAll(30);
    await setLimit('mails_per_request', 1);
    const under = [];
    for (let n = 0; n < 23; n += 1) under.push((await nextRequest()).request);
    for (const request of under) await markMails(request, 'doubt', { why: 'the mail provider answered 503' });
    expect(await pauseSeconds()).toBe(1);
    for (const [ago, pause] of [
      ['20 seconds', 20],
      ['1 hour', 300],
    ] as const) {
      await age(ago);
      await markMails((await nextRequest()).request, 'doubt', { why: 'the mail provider answered 503' });
      expect(await pauseSeconds()).toBeLessThanOrEqual(pause + 2);
      expect(await pauseSeconds()).toBeGreaterThanOrEqual(pause - 1);
      await endPause();
    }
    await markMails((await nextRequest()).request, 'taken');
    await markMails((await nextRequest()).request, 'doubt', { why: 'the mail provider answered 503' });
    expect(await pauseSeconds()).toBe(1);
  });

  it('A2 keeps its key also where the second try is only told to wait, since the first may have been taken', async () => {
    await joinAll(2);
    const { request } = await nextRequest();
    for (let n = 0; n < 3; n += 1) {
      await markMails(request, 'pause', { why: 'the mail provider answered 429', seconds: 7 });
      expect(await pauseSeconds()).toBe(7);
      await endPause();
      expect((await nextRequest()).request).toBe(request);
    }
    await markMails(request, 'taken');
    expect((await nextRequest()).to).toEqual([]);
  });
});

describe('a request that was not taken', () => {
  // WAITLIST: 429 | waits as long as `Retry-After` says
  // WAITLIST: pauses five minutes and fails nobody
  it('A2 never fails by being told to wait, or while the settings are wrong', async () => {
    await join('ada@outlook.com');
    for (let hours = 0; hours <= 49; hours += 7) {
      await markMails((await nextRequest()).request, 'pause', { why: 'the mail provider answered', seconds: 60 });
      await age('7 hours');
    }
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });

  // WAITLIST: names the refused ones, which fail; the others were taken
  it('A2 in part fails only the mails that the provider names', async () => {
    await joinAll(100);
    const { request, mails } = await nextRequest();
    const bad = mails.find(({ email }) => email === '17@outlook.com');
    await markMails(request, 'taken', { refused: { [bad!.id]: 'the mail provider refused it (to)' } });
    expect(await mailRow('17@outlook.com')).toMatchObject({
      state: 'failed',
      failure: 'the mail provider refused it (to)',
    });
    await expect(confirm(bad!.confirm_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await count("private.mails where state = 'taken'")).toBe(99);
    expect(await row('17@outlook.com')).toMatchObject({ mailed_at: null });
  });

  // WAITLIST: several go on one by one
  it('A2 as a whole goes on mail by mail, until the refused one stands alone', async () => {
    await joinAll(4);
    await markMails((await nextRequest()).request, 'refused', { why: 'the mail provider answered 413' });
    await join('eve@outlook.com', 9);
    const batches: string[][] = [];
    for (let n = 0; n < 5; n += 1) {
      const { request, to, mails } = await nextRequest();
      batches.push(to);
      // Its own id is its key for its whole life.
      expect(request).toBe(mails[0]!.id);
      await markMails(request, to.includes('3@outlook.com') ? 'refused' : 'taken', {
        why: 'the mail provider answered 422',
      });
    }
    expect(batches.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(batches[0]).toEqual(['eve@outlook.com']);
    expect(await mailRow('3@outlook.com')).toMatchObject({
      state: 'failed',
      failure: 'the mail provider answered 422',
    });
    expect(await count("private.mails where state = 'taken'")).toBe(4);
  });

  // WAITLIST: tried again for two days, and stops nobody
  it('A2 without saying why is tried for two days, and pauses nobody', async () => {
    await join('ada@outlook.com');
    const tries: string[] = [];
    for (let hours = 0; hours <= 50; hours += 2) {
      const { request, to } = await nextRequest();
      tries.push(...to);
      await markMails(request, 'unclear', { why: 'the mail provider answered 400' });
      expect(await pauseSeconds()).toBeLessThanOrEqual(0);
      await join(`${hours}@outlook.com`, hours + 2);
      expect(await served(1)).toEqual([`${hours}@outlook.com`]);
      await age('2 hours');
    }
    expect(tries.length).toBeGreaterThanOrEqual(24);
    expect(await mailRow('ada@outlook.com')).toMatchObject({
      state: 'failed',
      failure: 'the mail provider answered 400',
    });
  });

  // WAITLIST: A new sign-up begins anew; `npm run waitlist -- retry` does so for all
  // WAITLIST: | 422 for the recipient of one | failed |
  it('A2 fails at once when it was refused for good; another sign-up, or the team, tries again', async () => {
    await join('ada@outlook.com');
    const failure = 'the mail provider answered 422 validation_error';
    const refuse = async () => markMails((await nextRequest()).request, 'refused', { why: failure });
    await refuse();
    expect(await mailRow('ada@outlook.com')).toMatchObject({ state: 'failed', failure });
    expect((await nextRequest()).to).toEqual([]);
    await join('ada@outlook.com');
    await refuse();
    expect(await asOwner('select private.retry_failed() as count')).toEqual([{ count: 1 }]);
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });
});

describe('limits that delay', () => {
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

  // WAITLIST: mails_per_domain_day
  it('B6 spread the mails to one domain over the days, while others get theirs', async () => {
    await setLimit('mails_per_domain_day', 2);
    for (let n = 1; n <= 9; n += 1) await join(`${n}@victim.org`, n);
    await join('ada@example.org', 20);
    const today = await served(1);
    expect([today.length, today.includes('ada@example.org')]).toEqual([5, true]);
    expect((await nextRequest()).to).toEqual([]);
    for (const left of [4, 1]) {
      await age('1 day');
      expect(await served(1)).toHaveLength(left);
    }
  });

  it('B6 keep half of the places of a domain for networks that had none of them', async () => {
    await setLimit('mails_per_domain_day', 3);
    for (let n = 1; n <= 20; n += 1) await join(`flood-${n}@victim.org`, 1, n);
    expect(await served(1)).toHaveLength(3);
    for (const network of [2, 3, 4]) await join(`${network}@victim.org`, network);
    await join('4b@victim.org', 4, 2);
    expect((await served(1)).toSorted()).toEqual(['2@victim.org', '3@victim.org', '4@victim.org']);
    await join('5@victim.org', 5);
    expect((await nextRequest()).to).toEqual([]);
  });

  // WAITLIST: Limits of sign-ups refuse, limits of mails delay.
  it('A2 look at nothing once mails_per_day is used up, and go on with the next day', async () => {
    await setLimit('mails_per_day', 2);
    await joinAll(30);
    expect(await served(1)).toHaveLength(2);
    const before = await asOwner('select xmin::text, * from private.mails order by id');
    expect((await nextRequest()).wait_ms).toBeLessThanOrEqual(60_000);
    expect(await asOwner('select xmin::text, * from private.mails order by id')).toEqual(before);
    await age('1 day');
    expect(await served(1)).toHaveLength(2);
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
    if (waiting > 0) await join('first@outlook.com');
    for (let from = 1; from < waiting; from += 1000)
      await asOwner(
        `insert into private.mails (person_id, email, language)
         select id, 'ada@outlook.com', 'es' from public.waitlist_subscriptions, generate_series($1::int, least($1 + 999, $2 - 1))`,
        [from, waiting],
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
    for (let n = 1; n <= 4; n += 1) await join(`${n}@victim.org`, n);
    await served(1);
    await join('listed@victim.org', 5);
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
  await markMails((await nextRequest()).request, 'pause', { why: 'the mail provider answered 429', seconds: 3600 });
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

describe('A2 one person costs the same however many were mailed before', () => {
  const MAILED = 300;
  beforeEach(async () => {
    await asOwner(`with people as (insert into public.waitlist_subscriptions (email, name, interests, mailed_at)
        select n || '@example.org', 'Ada', array['Web3 technology'], now() from generate_series(1, ${MAILED}) as n returning id, email)
      insert into private.mails (person_id, email, language, state, sent_at, ended_at, provider_id)
      select id, email, 'es', 'taken', now(), now(), 're_' || email from people`);
  });

  // A function of an argument that stands in a condition by itself may be called for each row.
  it.each([
    ['to settle', "private.settle_sign_ups('new@example.org')"],
    ['to erase', "private.erase_subscription('7@example.org', 'team')"],
    ['when a mail bounces', "public.record_mail_event('bounce', 're_7@example.org')"],
    ['when a mail fails', "public.record_mail_event('failure', 're_7@example.org')"],
  ])('%s', async (_, call) => {
    await stepOne({ email: 'new@example.org' });
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
