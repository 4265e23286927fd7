/**
 * Does the time of step 1 tell who is listed? Measures calls for a new address and for an address of another kind in turns, each
 * address once, with and without a message of maximum length. The table shows the AUC: how well the time tells the two kinds apart
 * (0.5 is chance). With 400 pairs one measurement in seventy is above 0.55 by chance, so a higher one is repeated, at most twice.
 *
 *   node -r esbuild-register server/test/sameTime.ts --pairs 400
 *   bash server/test/withPostgres.sh node -r esbuild-register server/test/sameTime.ts
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { asOwner } from '../../test-support/listQueries';
import { quantile, run, stepOne } from './program';
import { runBackend, type RunningBackend } from '../../test-support/startBackend';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '400' } } });
const pairs = Number(values.pairs);
const MAX_AUC = 0.55;
const MAX_TRIES = 3;
const WARM_UP = 200;

/** Characters of four octets each, in no pattern that could be compressed. */
const longest = Array.from({ length: 2000 }, (_, n) =>
  String.fromCodePoint(0x1f300 + ((n * n * 31 + n * 7) % 700)),
).join('');
const messages = { none: null, '2,000 characters': longest };
/** The SQL that turns listed addresses into this kind. */
const kinds = {
  new: '',
  known: '',
  confirmed: 'update public.waitlist_subscriptions set confirmed_at = now() where email like $1',
  refused: `insert into private.waitlist_counters (scope, key, since, hits)
    select 'mailbox_day', private.mailbox_key(email), private.window_start('1 day'), 1000000 from public.waitlist_subscriptions where email like $1`,
};
type Kind = keyof typeof kinds;

let round = 0;

/** New addresses of a kind; the listed ones have the message that will be sent. */
async function addresses({ database }: RunningBackend, kind: Kind, message: string | null): Promise<string[]> {
  const prefix = `${kind}-${(round += 1)}-`;
  const list = `insert into public.waitlist_subscriptions (email, name, interests, message)
    select $1 || n || '@example.org', 'Ada', '{Web3 technology}', $2 from generate_series(1, $3::int) as n`;
  if (kind !== 'new') await asOwner(database, list, [prefix, message, pairs]);
  if (kinds[kind]) await asOwner(database, kinds[kind], [`${prefix}%`]);
  return Array.from({ length: pairs }, (_, n) => `${prefix}${n + 1}@example.org`);
}

async function timed({ url }: RunningBackend, email: string, message: string | null): Promise<number> {
  const started = performance.now();
  const status = await stepOne(url, email, { p_message: message });
  if (status >= 300) throw new Error(`A call was answered ${status}`);
  return performance.now() - started;
}

/** The part of all pairs in which one kind is slower, at least 0.5: which kind does not matter. */
function areaUnderCurve(one: number[], other: number[]): number {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0) as number));
  const area = wins.reduce((sum, win) => sum + win, 0) / wins.length;
  return Math.max(area, 1 - area);
}

async function measure(backend: RunningBackend, kind: Kind, message: string | null) {
  const [fresh, others] = [await addresses(backend, 'new', message), await addresses(backend, kind, message)];
  const [newTimes, otherTimes]: [number[], number[]] = [[], []];
  for (const [n, email] of fresh.entries()) {
    const calls = [
      async () => newTimes.push(await timed(backend, email, message)),
      async () => otherTimes.push(await timed(backend, others[n]!, message)),
    ];
    if (Math.random() < 0.5) calls.reverse();
    for (const call of calls) await call();
  }
  const area = areaUnderCurve(newTimes, otherTimes);
  return { area, 'new, median ms': quantile(newTimes, 0.5), 'other, median ms': quantile(otherTimes, 0.5) };
}

async function sameTime(): Promise<void> {
  const backend = await runBackend();
  try {
    for (let n = 0; n < WARM_UP; n += 1) await timed(backend, `warm-${n}@example.org`, null);
    const rows = [];
    for (const [length, message] of Object.entries(messages)) {
      for (const kind of Object.keys(kinds) as Kind[]) {
        let tries = 1;
        let measured = await measure(backend, kind, message);
        for (; measured.area > MAX_AUC && tries < MAX_TRIES; tries += 1)
          measured = await measure(backend, kind, message);
        rows.push({ 'against new': kind, message: length, ...measured, tries });
      }
    }
    console.log(`Step 1 on ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${pairs} pairs per row`);
    console.table(rows);
    assert.deepEqual(
      rows.filter(({ area }) => area > MAX_AUC),
      [],
      'The time tells who is listed',
    );
    console.log('ok');
  } finally {
    await backend.stop();
  }
}

run(sameTime);
