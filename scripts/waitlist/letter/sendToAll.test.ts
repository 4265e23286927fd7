import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database';
import { as, asOwner } from '../../../test-support/as';
import type { Outcome } from '../../../supabase/functions/_shared/mail/postMail';
import { openTestDatabase } from '../../../test-support/testDatabase';
import { openLedger, type Person } from './ledger';
import { sendToAll } from './sendToAll';

let database: Database;
let letter: string;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.script('truncate public.waitlist_subscriptions, private.waitlist_letters cascade');
  letter = randomUUID();
});

const open = () =>
  openLedger({ place: 'here', query: (sql, params) => asOwner(database, sql, params), close: async () => {} }, letter);
const list = (count: number, confirmed = true) =>
  asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, confirmed_at)
     select $1 || n || '@example.org', 'Ada', '{Web3 technology}', case when $3::boolean then now() end from generate_series(1, $2::int) as n`,
    [randomUUID(), count, confirmed],
  );
const leave = ({ leave_token }: Person) => as(database, 'anon', 'select public.leave_waitlist($1)', [leave_token]);

interface Options {
  limit?: number;
  inDoubt?: boolean;
  rate?: number;
  signal?: AbortSignal;
  turn?: () => Promise<void>;
}

/** Sends with what stands in for the provider, without a wait between two mails; tells to whom, in order, and why it ended. */
async function run(
  provider: (person: Person, place: number) => Outcome | Promise<Outcome>,
  {
    limit = Number.POSITIVE_INFINITY,
    inDoubt = false,
    rate = 1,
    signal = new AbortController().signal,
    turn = async () => {},
  }: Options = {},
) {
  const ledger = open();
  await ledger.start();
  const asked: Person[] = [];
  const result = await sendToAll({
    ledger,
    turn,
    send: async (person) => provider(person, asked.push(person)),
    rate,
    limit,
    inDoubt,
    signal,
    onSettled: () => {},
  });
  return { ...result, asked, ids: asked.map(({ id }) => id), counts: (await ledger.count())[0] };
}

const SENT: Outcome = { kind: 'sent' };
const DOUBT: Outcome = { kind: 'doubt', why: 'the mail provider answered 500' };
const wait = (seconds: number): Outcome => ({ kind: 'wait', why: 'the mail provider answered 429', seconds });
const STOP: Outcome = { kind: 'stop', why: 'the mail provider answered 401', seconds: 300 };
const sent = () => SENT;
const CLAIMED = 'select count(*) from private.waitlist_letter_mails';

it('B16 everybody who confirmed gets the letter once, and nobody else', async () => {
  await list(60);
  await list(5, false);
  const first = await run(sent, { rate: 25 });
  expect([first.why, first.asked.length, new Set(first.ids).size]).toEqual([undefined, 60, 60]);
  expect((await run(sent)).asked).toEqual([]);
});

it('B16 who has bounced gets no letter, and counts neither as waiting nor as sent', async () => {
  await list(3);
  await asOwner(
    database,
    'update public.waitlist_subscriptions set bounced_at = now() where id = (select max(id::text)::uuid from public.waitlist_subscriptions)',
  );
  expect((await open().count())[0]).toMatchObject({ waiting: 2 });
  expect((await run(sent)).counts).toMatchObject({ sent: 2, waiting: 0 });
});

it('B16 who confirms while it runs gets the letter in the same run', async () => {
  await list(3);
  const { asked } = await run(async (_, place) => {
    if (place <= 3) await list(1);
    return SENT;
  });
  expect(asked).toHaveLength(6);
});

it('B4 B16 who leaves while it runs gets nothing more', async () => {
  await list(6);
  const waiting = await asOwner(database, 'select id from public.waitlist_subscriptions order by id desc limit 2');
  const { ids, counts } = await run(async (_, place) => {
    if (place === 2)
      await asOwner(database, "select private.erase_row(id, 'left') from unnest($1::uuid[]) as id", [
        waiting.map(({ id }) => id),
      ]);
    return SENT;
  });
  expect(ids).toHaveLength(4);
  for (const { id } of waiting) expect(ids).not.toContain(id);
  expect(counts).toMatchObject({ sent: 4, waiting: 0 });
});

it('B4 B16 who leaves between two tries gets no second one', async () => {
  await list(2);
  const { ids } = await run(async (person, place) => {
    if (place === 2) await leave(person);
    return place === 2 ? DOUBT : SENT;
  });
  expect(ids).toHaveLength(2);
});

it('B16 what is in doubt is tried again later in the same run', async () => {
  await list(4);
  const { ids, counts, why } = await run((_, place) => (place === 1 ? DOUBT : SENT));
  expect([ids.length, ids[4], why]).toEqual([5, ids[0], undefined]);
  expect(counts).toMatchObject({ sent: 4, waiting: 0, failed: 0 });
});

it('B16 what the provider refuses is tried again by the next run only', async () => {
  await list(3);
  const first = await run((_, place) =>
    place === 2 ? { kind: 'refused', why: 'the mail provider answered 422' } : SENT,
  );
  expect(first.counts).toMatchObject({ sent: 2, failed: 1, waiting: 0 });
  const second = await run(sent);
  expect(second.ids).toEqual([first.ids[1]]);
  expect(second.counts).toMatchObject({ sent: 3, failed: 0 });
});

it('B16 when the provider asks to wait, it waits as long, and those who were not taken come later', async () => {
  await list(3);
  const started = performance.now();
  const { ids, counts, why } = await run((_, place) => (place === 2 ? wait(0.3) : SENT));
  expect(performance.now() - started).toBeGreaterThan(300);
  expect([ids.length, ids[3], why]).toEqual([4, ids[1], undefined]);
  expect(counts).toMatchObject({ sent: 3 });
});

it('B16 ten failures in a row stop it, and a success in between starts the count anew', async () => {
  await list(30);
  const { why, asked } = await run((_, place) => (place === 10 ? SENT : DOUBT));
  expect(why).toMatch(/^10 mails in a row failed: the mail provider answered 500; see /);
  expect(asked).toHaveLength(20);
  const next = await run(sent);
  expect(next.counts).toMatchObject({ sent: 30, waiting: 0 });
});

it('B16 a provider that only asks to wait stops it after ten times', async () => {
  await list(20);
  const { why, asked, counts } = await run(() => wait(0));
  expect([why, asked.length]).toEqual(['the mail provider only asks to wait', 10]);
  expect(counts).toMatchObject({ waiting: 20 });
});

it('B16 a key that is refused stops it at once, and nobody counts as failed', async () => {
  await list(5);
  const { why, asked, counts } = await run(() => STOP);
  expect([why, asked.length]).toEqual(['the mail provider answered 401', 1]);
  expect(counts).toMatchObject({ waiting: 5, failed: 0 });
});

it('B16 a provider that asks to wait for longer than five minutes stops it at once', async () => {
  await list(5);
  const { why, asked, counts } = await run(() => wait(301));
  expect([why, asked.length]).toEqual(['the mail provider answered 429: it asks to wait 5 min 1 s', 1]);
  expect(counts).toMatchObject({ waiting: 5 });
});

it.each([
  [2, 2],
  [10, 10],
  [500, 25],
  [Number.POSITIVE_INFINITY, 25],
])('B16 at %d a second %i mails are claimed together', async (rate, size) => {
  await list(30);
  let claimed = 0;
  await run(
    async (_, place) => {
      if (place === 1) claimed = Number((await asOwner(database, CLAIMED))[0]?.count);
      return SENT;
    },
    { rate },
  );
  expect(claimed).toBe(size);
});

it('B16 the mails of a group start one by one at their turn, and several are under way at the same time', async () => {
  await list(3);
  const order: string[] = [];
  let allStarted = () => {};
  const started = new Promise<void>((resolve) => (allStarted = resolve));
  await run(
    async (_, place) => {
      order.push(`mail ${place}`);
      if (place === 3) allStarted();
      await started;
      return SENT;
    },
    { rate: 3, turn: async () => void order.push('turn') },
  );
  expect(order).toEqual(['turn', 'mail 1', 'turn', 'mail 2', 'turn', 'mail 3']);
});

describe('once the provider takes no mail of a group', () => {
  /** The answer to a mail is there before the next one's turn. */
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('B16 the rest of the group is not started before it may be asked again', async () => {
    await list(10);
    const { ids, counts } = await run((_, place) => (place === 3 ? wait(0) : SENT), { rate: 10, turn });
    expect([ids.length, ids[3]]).toEqual([11, ids[2]]);
    expect(counts).toMatchObject({ sent: 10 });
  });

  it('B16 the rest of the group is not started when it stops, and is to be written to as before', async () => {
    await list(10);
    const { ids, counts } = await run((_, place) => (place === 3 ? STOP : SENT), { rate: 10, turn });
    expect(ids).toHaveLength(3);
    expect(counts).toMatchObject({ sent: 2, waiting: 8, inDoubt: 0 });
  });
});

it('B16 a limit is kept, and the next run goes on behind it', async () => {
  await list(60);
  const first = await run(sent, { limit: 40, rate: 25 });
  const second = await run(sent, { limit: 40, rate: 25 });
  expect([first.asked.length, second.asked.length]).toEqual([40, 20]);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(60);
});

it.each([1, 6])('B16 it can be interrupted after any mail (%i to a group), and the next run goes on', async (rate) => {
  await list(6);
  const interrupted = new AbortController();
  const first = await run(
    (_, place) => {
      if (place === 2) interrupted.abort();
      return SENT;
    },
    { rate, signal: interrupted.signal },
  );
  expect([first.why, first.asked.length]).toEqual(['it was interrupted', 2]);
  expect(first.counts).toMatchObject({ sent: 2, waiting: 4, inDoubt: 0 });
  expect((await run(sent)).asked).toHaveLength(4);
});

it('B16 what was in doubt for longer than the provider remembers waits until somebody decides', async () => {
  await list(2);
  await run((_, place) => (place === 1 ? DOUBT : STOP));
  const age = (interval: string) =>
    database.script(`update private.waitlist_letter_mails set claimed_at = claimed_at - interval '${interval}'`);
  await age('24 hours');
  const second = await run(sent);
  expect(second.asked).toHaveLength(1);
  expect(second.counts).toMatchObject({ sent: 1, waiting: 0, inDoubt: 1, expired: 1 });
  const third = await run(sent, { inDoubt: true });
  expect(third.counts).toMatchObject({ sent: 2, inDoubt: 0 });
});
