import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/database/database';
import { asOwner, setLimit } from '../../../test-support/listQueries';
import type { Outcome } from '../../../supabase/functions/_shared/mail/outcome';
import { openTestDatabase } from '../../../test-support/testDatabase';
import type { List } from '../list';
import { openLedger, type Person, waitForTurn } from './ledger';
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

const opened: List = {
  place: 'here',
  query: (sql, params) => asOwner(database, sql, params),
  close: async () => {},
};
const list = (count: number, confirmed = true) =>
  asOwner(
    database,
    `insert into public.waitlist_subscriptions (email, name, interests, confirmed_at)
     select $1 || n || '@example.org', 'Ada', '{Web3 technology}', case when $3::boolean then now() end from generate_series(1, $2::int) as n`,
    [randomUUID(), count, confirmed],
  );
/** Sends with what stands in for the provider, without a wait between two mails; tells to whom, in order, and why it ended. */
async function run(
  provider: (person: Person, place: number) => Outcome | Promise<Outcome>,
  options: Partial<Parameters<typeof sendToAll>[0]> = {},
) {
  const ledger = openLedger(opened, letter);
  await ledger.start();
  const asked: Person[] = [];
  const result = await sendToAll({
    ledger,
    turn: async () => {},
    send: async (person) => provider(person, asked.push(person)),
    rate: 1,
    limit: Infinity,
    inDoubt: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...options,
  });
  return { why: result.why, asked: asked.length, ids: asked.map(({ id }) => id), counts: (await ledger.count())[0] };
}

const SENT: Outcome = { kind: 'sent' };
const DOUBT: Outcome = { kind: 'doubt', why: 'the mail provider answered 500' };
const wait = (seconds: number): Outcome => ({ kind: 'wait', why: 'the mail provider answered 429', seconds });
const STOP: Outcome = { kind: 'stop', why: 'the mail provider answered 401', seconds: 300 };
const REFUSED: Outcome = { kind: 'refused', why: 'the mail provider answered 422' };
const sent = () => SENT;

it('B16 everybody who confirmed gets the letter once, who confirms while it runs too, and nobody else', async () => {
  await list(60);
  await list(5, false);
  const provider = async (_: Person, place: number) => {
    if (place <= 3) await list(1);
    return SENT;
  };
  const first = await run(provider, { rate: 25 });
  expect([first.why, first.asked, new Set(first.ids).size]).toEqual([undefined, 63, 63]);
  expect((await run(sent)).asked).toBe(0);
});

it('B16 a mail in doubt is tried again in the same run, a refused one in the next run only', async () => {
  await list(4);
  const first = await run((_, place) => (place === 1 ? DOUBT : place === 2 ? REFUSED : SENT));
  expect([first.asked, first.ids[4], first.why]).toEqual([5, first.ids[0], undefined]);
  expect(first.counts).toMatchObject({ sent: 3, failed: 1, waiting: 0 });
  const second = await run(sent);
  expect(second.ids).toEqual([first.ids[1]]);
  expect(second.counts).toMatchObject({ sent: 4, failed: 0 });
});

it.each<[string, (person: Person, place: number) => Outcome, RegExp, number, number]>([
  ['ten failures in a row', (_, n) => (n === 10 ? SENT : DOUBT), /^10 mails in a row failed: .* 500; see /, 20, 1],
  ['ten requests to wait', () => wait(0), /^the mail provider only asks to wait$/, 10, 0],
  ['a refused key', () => STOP, /^the mail provider answered 401$/, 2, 0],
  ['a request to wait over five minutes', () => wait(301), /answered 429: it asks to wait 5 min 1 s$/, 1, 0],
])('B16 %s stop it, and nobody counts as failed', async (_, provider, reason, mails, taken) => {
  await list(30);
  const { why, asked, counts } = await run(provider);
  expect([why, asked]).toEqual([expect.stringMatching(reason), mails]);
  expect(counts).toMatchObject({ sent: taken, failed: 0 });
  expect((await run(sent)).counts).toMatchObject({ sent: 30, waiting: 0 });
});

it.each([
  [2, 2],
  [500, 25],
  [Infinity, 25],
])('B16 at %d a second %i mails are claimed together', async (rate, size) => {
  await list(30);
  const claimed: number[] = [];
  const provider = async () => {
    const [row] = await asOwner(database, 'select count(*)::int as count from private.waitlist_letter_mails');
    claimed.push(Number(row?.count));
    return SENT;
  };
  await run(provider, { rate });
  expect(claimed[0]).toBe(size);
});

it('B16 the mails of a group start one by one at their turn, and several are under way at the same time', async () => {
  await list(3);
  const order: string[] = [];
  let allStarted = () => {};
  const started = new Promise<void>((resolve) => (allStarted = resolve));
  const provider = async (_: Person, place: number) => {
    order.push(`mail ${place}`);
    if (place === 3) allStarted();
    await started;
    return SENT;
  };
  await run(provider, { rate: 3, turn: async () => void order.push('turn') });
  expect(order).toEqual(['turn', 'mail 1', 'turn', 'mail 2', 'turn', 'mail 3']);
});

it.each([
  ['asks to wait, the rest of its group waits too, for as long', wait(0.3), 11, 300, { sent: 10 }],
  ['is stopped by one mail, the rest of its group comes in the next pass', STOP, 11, 0, { sent: 10 }],
])('B16 when the provider %s', async (_, outcome, mails, leastMs, left) => {
  await list(10);
  const started = performance.now();
  // The answer to a mail is there before the next one's turn.
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const { asked, ids, counts } = await run((_person, place) => (place === 3 ? outcome : SENT), { rate: 10, turn });
  expect([asked, ids[3]]).toEqual([mails, mails > 3 ? ids[2] : undefined]);
  expect(counts).toMatchObject(left);
  expect(performance.now() - started).toBeGreaterThan(leastMs);
});

it('B16 one mail that always stops the provider holds up nobody else, and its reason is told', async () => {
  await list(10);
  let first: string | undefined;
  const { why, counts } = await run(({ id }) => (id === (first ??= id) ? STOP : SENT));
  expect([why, counts]).toMatchObject(['the mail provider answered 401', { sent: 9, waiting: 1 }]);
});

it('B16 a limit is kept, and the next run goes on behind it', async () => {
  await list(6);
  const first = await run(sent, { limit: 4, rate: 25 });
  const second = await run(sent, { limit: 4, rate: 25 });
  expect([first.asked, second.asked, new Set([...first.ids, ...second.ids]).size]).toEqual([4, 2, 6]);
});

it.each([1, 6])('B16 it can be interrupted after any mail (%i to a group), and the next run goes on', async (rate) => {
  await list(6);
  const interrupted = new AbortController();
  const provider = (_: Person, place: number) => {
    if (place === 2) interrupted.abort();
    return SENT;
  };
  const first = await run(provider, { rate, signal: interrupted.signal });
  expect([first.why, first.asked]).toEqual(['it was interrupted', 2]);
  expect(first.counts).toMatchObject({ sent: 2, waiting: 4, inDoubt: 0 });
  expect((await run(sent)).asked).toBe(4);
});

it('B16 an interruption ends the wait for a turn', async () => {
  await setLimit(database, 'mails_per_second', 0);
  const interrupted = new AbortController();
  setTimeout(() => interrupted.abort(), 50);
  await expect(waitForTurn(opened, interrupted.signal)).resolves.toBeUndefined();
});
