/**
 * A letter to very many people on PostgreSQL, to a mail provider that answers at once: how long it takes, how much memory the command
 * needs, what `kill -9` half-way costs, and how long sign-ups take meanwhile, against before.
 *
 *   bash server/test/withPostgres.sh node -r esbuild-register bench/letters/million.ts --people 1000000 --rate 1000
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../../server/database/database';
import { setLimit } from '../../test-support/limits';
import { asOwner } from '../../test-support/as';
import { postgresDatabase } from '../../test-support/testDatabase';
import { testWaitlist, type TestWaitlist } from '../../test-support/testWaitlist';
import { waitlist } from '../../test-support/waitlistCommand';
import { run } from '../support/run';
import { printTable } from '../support/table';
import { signUpSteadily } from './signUps';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '1000' },
    'sign-ups': { type: 'string', default: '20' },
    /** How long sign-ups are measured before, and again afterwards. */
    seconds: { type: 'string', default: '60' },
    /** When it is stopped by Ctrl+C at the latest, for a trial with less time. */
    minutes: { type: 'string', default: '600' },
  },
});
const people = Number(values.people);
const longest = Number(values.minutes) * 60_000;
/** The command and the provider stand on other machines in life: here they get the processor last. */
const LAST = 19;

const LIST = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
  select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', case when n % 3 = 0 then 'en' else 'es' end, now()
  from generate_series(1, $1::int) as n`;

interface Counted {
  people: number;
  twice: number;
  requests: number;
}

async function startProvider() {
  const child = fork(path.join(__dirname, 'providerProcess.ts'), { execArgv: ['-r', 'esbuild-register'] });
  setPriority(child.pid!, LAST);
  const [env] = (await once(child, 'message')) as [Record<string, string>];
  const count = async () => {
    const answer = once(child, 'message') as Promise<[Counted]>;
    child.send('count');
    return (await answer)[0];
  };
  return { env, count, stop: () => child.kill() };
}

/** The memory that a process holds now and the most that it held, in MB; undefined when it has ended. */
function memoryOf({ pid }: ChildProcess): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}

/** Runs the command to its end, looks at it every second, and answers with its exit code. */
async function runCommand(
  env: Record<string, string>,
  look: (child: ChildProcess) => Promise<void>,
): Promise<number | null> {
  let looking = Promise.resolve();
  const { code } = await waitlist(['letter', 'opening', '--send', '--yes'], env, (child) => {
    setPriority(child.pid!, LAST);
    const ended = once(child, 'exit');
    looking = (async () => {
      while ((await Promise.race([ended, delay(1_000, 'runs')])) === 'runs') await look(child);
    })();
  });
  await looking;
  return code;
}

const quantile = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
const timesRow = (label: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return [label, String(sorted.length), quantile(sorted, 0.5), quantile(sorted, 0.99), sorted.at(-1) ?? Number.NaN];
};

async function measure(): Promise<void> {
  const list = await testWaitlist();
  const provider = await startProvider();
  const database = postgresDatabase(list.env.DATABASE_URL!);
  try {
    await measureWith(list, provider, database);
  } finally {
    provider.stop();
    await database.close();
  }
}

async function measureWith(
  list: TestWaitlist,
  provider: Awaited<ReturnType<typeof startProvider>>,
  database: Database,
): Promise<void> {
  await database.script('update private.waitlist_settings set value = 1000000000');
  await setLimit(database, 'mails_per_second', Number(values.rate));
  await asOwner(database, LIST, [people]);
  await database.script('analyze');

  const signUps = signUpSteadily(database, Number(values['sign-ups']));
  // Not measured: the first calls are slow.
  await delay(5_000);
  signUps.take();
  const quietly = async () => {
    await delay(Number(values.seconds) * 1000);
    return signUps.take();
  };
  const before = await quietly();

  const memory: { sent: number; now: number; peak: number }[] = [];
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let [runs, isKilled, resumedAfter] = [0, false, Number.NaN];
  for (let code: number | null = null; code !== 0 && elapsed() < longest; runs += 1) {
    const { people: before } = await provider.count();
    const runStarted = performance.now();
    code = await runCommand({ ...list.env, ...provider.env }, async (child) => {
      const { people: sent } = await provider.count();
      const held = memoryOf(child);
      if (held && sent > 0) memory.push({ sent, ...held });
      if (isKilled && Number.isNaN(resumedAfter) && sent > before) resumedAfter = performance.now() - runStarted;
      if (elapsed() > longest) child.kill('SIGINT');
      else if (!isKilled && (sent >= people / 2 || elapsed() > longest / 2)) isKilled = child.kill('SIGKILL');
    });
  }
  const took = elapsed() / 1000;
  const during = signUps.take();
  const afterwards = await quietly();
  signUps.stop();
  const counted = await provider.count();
  const isWhole = counted.people === people;

  printTable(
    `A letter to ${people.toLocaleString('en')} people, PostgreSQL, at most ${values.rate} a second, killed once half-way`,
    [
      'people reached',
      'twice',
      'mails asked for',
      'runs',
      'minutes',
      'mails a second',
      's from the start after the kill to the next mail',
    ],
    [
      [counted.people, counted.twice, counted.requests]
        .map(String)
        .concat(String(runs))
        .concat([took / 60, counted.requests / took, resumedAfter / 1000].map((n) => n.toFixed(1))),
    ],
  );
  const shown = [0.1, 0.25, 0.49, 0.75, 0.99].map((part) => memory.find(({ sent }) => sent >= counted.people * part));
  printTable(
    'Memory of the command (RSS)',
    ['letters sent', 'MB', 'most, MB'],
    shown.flatMap((one) => (one ? [[one.sent.toLocaleString('en'), one.now, one.peak]] : [])),
  );
  printTable(
    `Sign-ups meanwhile, ${values['sign-ups']} a second, both steps in SQL`,
    ['', 'sign-ups', 'median ms', 'p99 ms', 'longest ms'],
    [timesRow('before', before), timesRow('while it sends', during), timesRow('afterwards', afterwards)],
  );
  if (counted.twice > 0 || (!isWhole && took * 1000 < longest))
    throw new Error('Somebody was left out, or got the letter twice');
}

run(measure);
