import type { Database } from '../server/database/database';
import { asOwner } from '../test-support/as';
import { openTestDatabase } from '../test-support/testDatabase';
import { confirm, INVALID_TOKEN, leave, mailOf, purge, requestConfirmation, row, saveLimits } from './calls.fixture';
import { age, claimMails, empty, queueRow, setLimit, settleMails, signUpWith, stepOne } from './calls.fixture';

let database: Database;
let restoreLimits: () => Promise<unknown>;
beforeAll(async () => {
  database = await openTestDatabase();
  restoreLimits = await saveLimits(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await empty(database);
  await restoreLimits();
});

/** Signs up from a network: 1 is 203.0.1.0/24. */
const join = (email: string, network = 1, client = 1) =>
  signUpWith(database, { 'cf-connecting-ip': `203.0.${network}.${client}` }, { email });

/** The next request, however soon it comes; whom it mails. */
async function nextRequest() {
  await asOwner(database, "update private.waitlist_mailer set next_request_at = now() - interval '1 second'");
  const { request, mails, wait_ms } = await claimMails(database);
  return { request, mails, wait_ms, to: mails.map(({ email }) => email) };
}

/** Whom the next requests mail, one mail each. */
async function served(count: number): Promise<string[]> {
  const people: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { request, to } = await nextRequest();
    await settleMails(database, request, 'sent');
    people.push(...to);
  }
  return people;
}

/** The provider asks nobody to wait any more. */
const endPause = () => asOwner(database, 'update private.waitlist_mailer set paused_until = now(), failures = 0');
const pauseSeconds = async () => {
  const [mailer] = await asOwner(
    database,
    'select extract(epoch from paused_until - now())::float as left from private.waitlist_mailer',
  );
  return Math.round(Number(mailer?.left));
};

describe('B6 whose turn it is', () => {
  it('A2 is the first mail of each network before the second of any', async () => {
    await setLimit(database, 'mails_per_request', 1);
    for (const n of [1, 2, 3]) await join(`flood-${n}@outlook.com`, 1, n);
    await join('ada@outlook.com', 2);
    expect(await served(2)).toEqual(['flood-1@outlook.com', 'ada@outlook.com']);
    await join('bob@outlook.com', 3);
    expect(await served(3)).toEqual(['bob@outlook.com', 'flood-2@outlook.com', 'flood-3@outlook.com']);
  });

  it.each([
    ['203.0.1.1', '203.0.1.254', '203.0.2.1'],
    ['2001:db8:1::1', '2001:db8:1:ffff::1', '2001:db8:2::1'],
  ])('B6 counts %s and %s as one network, and %s as another', async (one, same, other) => {
    await setLimit(database, 'mails_per_request', 1);
    const from = (address: string, email: string) => signUpWith(database, { 'cf-connecting-ip': address }, { email });
    await from(one, 'one@outlook.com');
    await from(same, 'same@outlook.com');
    await from(other, 'other@outlook.com');
    expect(await served(3)).toEqual(['one@outlook.com', 'other@outlook.com', 'same@outlook.com']);
  });

  it('B6 is the first mail to each domain before the second to any, names below it included', async () => {
    await setLimit(database, 'mails_per_request', 1);
    for (const n of [1, 2, 3]) await join(`${n}@mail-${n}.victim.com.ar`, n);
    await join('ada@example.org', 4);
    expect(await served(2)).toEqual(['1@mail-1.victim.com.ar', 'ada@example.org']);
  });

  it('A2 is in the order of sign-ups where strangers share a large provider, or no address is known', async () => {
    await setLimit(database, 'mails_per_request', 1);
    for (const n of [1, 2, 3]) await signUpWith(database, {}, { email: `${n}@gmail.com` });
    expect(await served(3)).toEqual(['1@gmail.com', '2@gmail.com', '3@gmail.com']);
  });

  it('B6 does not get worse for somebody whom a flood signed up first', async () => {
    await setLimit(database, 'mails_per_request', 1);
    for (const n of [1, 2, 3]) await join(`flood-${n}@outlook.com`, 1, n);
    await join('ada@outlook.com', 1);
    expect(await served(1)).toEqual(['flood-1@outlook.com']);
    await join('ada@outlook.com', 2);
    expect(await served(1)).toEqual(['ada@outlook.com']);
  });
});

describe('A2 one rate for all senders', () => {
  it('A2 lets a request start when mails_per_second allows, and says how long that takes', async () => {
    for (const n of [1, 2, 3]) await join(`${n}@outlook.com`, n);
    await setLimit(database, 'mails_per_request', 1);
    await setLimit(database, 'mails_per_second', 2);
    expect((await claimMails(database)).mails).toHaveLength(1);
    const { mails, wait_ms } = await claimMails(database);
    expect(mails).toEqual([]);
    expect(wait_ms).toBeGreaterThan(0);
    expect(wait_ms).toBeLessThanOrEqual(500);
  });

  it('B16 lets letters take their requests from it', async () => {
    await join('ada@outlook.com');
    const take = async () => (await asOwner(database, 'select private.take_request() as ms'))[0]?.ms;
    await setLimit(database, 'mails_per_second', 1);
    expect(await take()).toBe(0);
    expect(await take()).toBeGreaterThan(0);
    expect((await claimMails(database)).mails).toEqual([]);
  });

  it('A2 carries what waits in one request, up to mails_per_request', async () => {
    await setLimit(database, 'mails_per_request', 3);
    for (const n of [1, 2, 3, 4]) await join(`${n}@outlook.com`, n);
    expect((await nextRequest()).to).toHaveLength(3);
    expect((await nextRequest()).to).toHaveLength(1);
    expect(await nextRequest()).toMatchObject({ to: [], wait_ms: null });
  });

  it('A2 never gives two senders the same mail', async () => {
    await setLimit(database, 'mails_per_request', 2);
    await setLimit(database, 'mails_per_second', 1_000_000);
    for (let n = 0; n < 20; n += 1) await join(`${n}@outlook.com`, n);
    const claims = await Promise.all(Array.from({ length: 30 }, () => claimMails(database)));
    const mailed = claims.flatMap(({ mails }) => mails.map(({ email }) => email));
    expect(new Set(mailed).size).toBe(mailed.length);
  });
});

describe('A2 a request that is in doubt', () => {
  it('A2 comes again after its lease with the same key, also when its sender died, and nothing else is in it', async () => {
    for (const n of [1, 2]) await join(`${n}@outlook.com`, n);
    const first = await nextRequest();
    await join('3@outlook.com', 3);
    expect((await nextRequest()).to).toEqual(['3@outlook.com']);
    await age(database, '31 seconds');
    const again = await nextRequest();
    expect([again.request, again.to.toSorted()]).toEqual([first.request, first.to.toSorted()]);
    // Nobody knows which of the two arrives: the links of both work.
    await confirm(database, first.mails[0]!.confirm_token);
    await leave(database, again.mails[0]!.leave_token);
  });

  it('A2 is not asked for again once its reader has confirmed', async () => {
    await join('ada@outlook.com');
    const { mails, request } = await nextRequest();
    await settleMails(database, request, 'doubt', { why: 'the mail provider answered 500' });
    await confirm(database, mails[0]!.confirm_token);
    await age(database, '1 hour');
    expect((await nextRequest()).to).toEqual([]);
    expect(await row(database, 'ada@outlook.com')).toMatchObject({ mailed_at: expect.anything() as unknown });
  });

  it('B6 goes out under another key after a day, once: a mailbox gets two mails at most, and the row says that it failed', async () => {
    await join('ada@outlook.com');
    const why = 'the mail provider did not answer';
    const { request } = await nextRequest();
    await settleMails(database, request, 'doubt', { why });
    await age(database, '24 hours');
    const second = await nextRequest();
    expect(second.to).toEqual(['ada@outlook.com']);
    expect(second.request).not.toBe(request);
    await settleMails(database, second.request, 'doubt', { why });
    await age(database, '24 hours');
    expect((await nextRequest()).to).toEqual([]);
    expect(await queueRow(database, 'ada@outlook.com')).toMatchObject({
      failed_at: expect.anything() as unknown,
      failure: why,
    });
  });

  it('A2 makes everybody wait longer with each failure in a row, until one request is taken', async () => {
    for (const n of [1, 2, 3]) await join(`${n}@outlook.com`, n);
    await setLimit(database, 'mails_per_request', 1);
    const pauses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { request } = await nextRequest();
      await settleMails(database, request, 'doubt', { why: 'the mail provider answered 503' });
      pauses.push(await pauseSeconds());
      expect(await claimMails(database)).toMatchObject({ mails: [] });
      await asOwner(database, 'update private.waitlist_mailer set paused_until = now()');
    }
    expect(pauses).toEqual([1, 2, 4]);
    await age(database, '1 minute');
    await settleMails(database, (await nextRequest()).request, 'sent');
    expect(await asOwner(database, 'select failures from private.waitlist_mailer')).toEqual([{ failures: 0 }]);
  });
});

describe('A2 a request that was not taken', () => {
  it('A2 waits as long as the provider says, and leaves no trace: no mail counted, no link', async () => {
    await join('ada@outlook.com');
    const { request, mails } = await nextRequest();
    await settleMails(database, request, 'wait', { why: 'the mail provider answered 429', seconds: 7 });
    expect(await pauseSeconds()).toBe(7);
    expect(await asOwner(database, 'select mailed_at from private.waitlist_mailboxes')).toEqual([{ mailed_at: [] }]);
    expect(await asOwner(database, "select hits from private.waitlist_counters where scope = 'mails_day'")).toEqual([
      { hits: 0 },
    ]);
    await expect(leave(database, mails[0]!.leave_token)).rejects.toMatchObject(INVALID_TOKEN);
    expect(await row(database, 'ada@outlook.com')).toMatchObject({ mailed_at: null, link_expires_at: null });
    await endPause();
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });

  it('A2 never fails by being told to wait, and fails after 48 hours of anything else, with the reason', async () => {
    for (const [outcome, fails] of [
      ['wait', false],
      ['stop', true],
    ] as const) {
      await empty(database);
      await join('ada@outlook.com');
      const why = `the mail provider answered ${outcome}`;
      for (let hours = 0; hours <= 49; hours += 7) {
        const { request } = await nextRequest();
        await settleMails(database, request, outcome, { why });
        await age(database, '7 hours');
      }
      expect([outcome, (await queueRow(database, 'ada@outlook.com'))?.failed_at !== null]).toEqual([outcome, fails]);
    }
  });

  it('A2 is parted when one of its mails made the provider refuse all', async () => {
    for (const n of [1, 2]) await join(`${n}@outlook.com`, n);
    const { request } = await nextRequest();
    await settleMails(database, request, 'alone', { why: 'the mail provider answered 422' });
    const [one, other] = [await nextRequest(), await nextRequest()];
    expect([one.to, other.to]).toEqual([['1@outlook.com'], ['2@outlook.com']]);
  });

  it('A2 is parted also after a try that was in doubt, which the refusal has answered', async () => {
    for (const n of [1, 2]) await join(`${n}@outlook.com`, n);
    const { request } = await nextRequest();
    await settleMails(database, request, 'doubt', { why: 'the mail provider did not answer' });
    await age(database, '1 minute');
    expect((await nextRequest()).request).toBe(request);
    await settleMails(database, request, 'alone', { why: 'the mail provider answered 422' });
    await age(database, '1 minute');
    expect((await nextRequest()).to).toHaveLength(1);
    expect((await nextRequest()).to).toHaveLength(1);
  });

  it('A2 fails at once when it was refused for good; signing up again, or the team, begins anew', async () => {
    await join('ada@outlook.com');
    const refuse = async () => {
      const { request } = await nextRequest();
      await settleMails(database, request, 'refused', { why: 'the mail provider answered 422 validation_error' });
    };
    await refuse();
    expect(await queueRow(database, 'ada@outlook.com')).toMatchObject({
      failure: 'the mail provider answered 422 validation_error',
    });
    expect((await nextRequest()).to).toEqual([]);
    await join('ada@outlook.com');
    await refuse();
    expect(await asOwner(database, 'select private.retry_failed() as count')).toEqual([{ count: 1 }]);
    expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
  });
});

describe('B6 limits that delay', () => {
  it('A2 lets the mails over mails_per_day wait for the next day', async () => {
    await setLimit(database, 'mails_per_day', 2);
    for (const n of [1, 2, 3]) await join(`${n}@outlook.com`, n);
    expect(await served(1)).toHaveLength(2);
    expect((await nextRequest()).to).toEqual([]);
    await age(database, '1 day');
    expect(await served(1)).toHaveLength(1);
  });

  it('B6 spreads the mails to one domain over the days, while others get theirs', async () => {
    await setLimit(database, 'mails_per_domain_day', 2);
    for (let n = 1; n <= 5; n += 1) await join(`${n}@victim.org`, n);
    await join('ada@example.org', 6);
    const { to, request } = await nextRequest();
    await settleMails(database, request, 'sent');
    expect(to.filter((email) => email.endsWith('victim.org'))).toHaveLength(2);
    expect(to).toContain('ada@example.org');
    expect((await nextRequest()).to).toEqual([]);
    for (const left of [2, 1]) {
      await age(database, '1 day');
      const next = await nextRequest();
      await settleMails(database, next.request, 'sent');
      expect(next.to).toHaveLength(left);
    }
  });

  it('B6 gives a mailbox its two mails and queues no third', async () => {
    for (const spelling of ['ada@gmail.com', 'a.da@gmail.com', 'ada+x@gmail.com']) await join(spelling);
    expect((await nextRequest()).to).toHaveLength(2);
    expect((await nextRequest()).to).toEqual([]);
    expect(await asOwner(database, 'select count(*)::int from private.waitlist_queue where request is null')).toEqual([
      { count: 0 },
    ]);
  });
});

describe('A2 what the visitor is told', () => {
  it.each([
    [0, 0],
    [10, 10],
    [4000, 4000],
  ])('B6 with %i mails waiting at one a second it is %i seconds, whoever asks', async (waiting, seconds) => {
    await setLimit(database, 'mails_per_request', 1);
    await setLimit(database, 'mails_per_second', 1);
    await setLimit(database, 'mails_per_day', 100_000);
    await asOwner(
      database,
      `with people as (insert into public.waitlist_subscriptions (email, name, interests)
         select 'person-' || n || '@outlook.com', 'Ada', '{Web3 technology}' from generate_series(1, $1::int) as n returning id)
       insert into private.waitlist_queue (subscription_id) select id from people`,
      [waiting],
    );
    await asOwner(database, "update private.waitlist_mailer set waited_at = now() - interval '6 seconds'");
    await claimMails(database);
    expect(await requestConfirmation(database, 'stranger@example.org')).toBe(seconds);
    await join('ada@example.org');
    expect(await requestConfirmation(database, 'ada@example.org')).toBe(seconds);
  });

  it('A2 is nothing when the last estimate is old', async () => {
    await asOwner(
      database,
      "update private.waitlist_mailer set wait_seconds = 500, waited_at = now() - interval '2 minutes'",
    );
    expect(await requestConfirmation(database, 'ada@example.org')).toBe(0);
  });
});

it('A2 mails also the sign-up for which step 2 never came', async () => {
  await stepOne(database, {}, { email: 'ada@outlook.com' });
  expect((await nextRequest()).to).toEqual([]);
  await age(database, '10 seconds');
  expect((await nextRequest()).to).toEqual(['ada@outlook.com']);
});

it('B3 the seven days of the link count from the mail, not from the sign-up', async () => {
  await join('ada@outlook.com');
  await age(database, '6 days');
  const { confirm_token } = await mailOf(database, 'ada@outlook.com');
  await age(database, '6 days');
  await confirm(database, confirm_token);
  expect(await row(database, 'ada@outlook.com')).toMatchObject({ confirmed_at: expect.anything() as unknown });
});

it('B5 a mail that waits keeps its row; the network of the sign-up is kept for a day', async () => {
  await join('ada@outlook.com');
  await age(database, '40 days');
  await purge(database);
  expect(await queueRow(database, 'ada@outlook.com')).toMatchObject({ network: null });
});

it('B4 whoever leaves is out of the queue', async () => {
  await join('ada@outlook.com');
  const { leave_token } = await mailOf(database, 'ada@outlook.com');
  await age(database, '8 days');
  await join('ada@outlook.com');
  await leave(database, leave_token);
  expect((await nextRequest()).to).toEqual([]);
});

it('A2 a clock that was ahead stops the mails no longer than it is', async () => {
  await join('ada@outlook.com');
  await mailOf(database, 'ada@outlook.com');
  await join('bob@outlook.com');
  await claimMails(database);
  // Every time in the database was written by a clock that was a year ahead.
  await age(database, '-400 days');
  await join('cyd@outlook.com');
  const next = [await claimMails(database), await nextRequest()].flatMap(({ mails }) => mails);
  expect(next.map(({ email }) => email).toSorted()).toEqual(['bob@outlook.com', 'cyd@outlook.com']);
});
