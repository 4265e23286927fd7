import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { asOwner, setLimit } from './listQueries';
import { startMailProvider } from './mailProvider';
import { quickly } from './readyDatabase';
import type { TestWaitlist } from './testDatabase';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

let bundle: Promise<string> | undefined;

/** Bundled once, because compiling it costs each run a quarter of a second; it must lie where it finds node_modules. */
async function bundledCommand(): Promise<string> {
  const outfile = resolve('build/test', `waitlist-${process.pid}.cjs`);
  await build({
    entryPoints: ['scripts/waitlist.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    define: { __dirname: JSON.stringify(resolve('scripts')) },
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs the team's command. */
export async function waitlist(
  args: string[],
  env: Record<string, string> = {},
  onStart: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  const command = await (bundle ??= bundledCommand());
  const child = spawn(process.execPath, [quickly, command, ...args], {
    env: {
      PATH: process.env.PATH,
      SUPABASE_URL: '',
      SUPABASE_ANON_KEY: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      DATABASE_URL: '',
      RESEND_API_KEY: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart(child);
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text));
  [ended.code] = (await once(child, 'close')) as [number | null];
  return ended;
}

/** When the command is killed: before the provider takes a mail, after that but before it answers, or soon after its answer. */
const moments = ['before it is taken', 'before the answer', 'after the answer'] as const;

interface KillResults {
  /** Mails that were asked for, those asked for again after a kill included. */
  requests: number;
  once: number;
  twice: number;
  never: number;
}

const MOST_MAILS_BEFORE_A_KILL = 40;

/**
 * Sends the opening letter to so many people with the team's command, which is killed (`kill -9`) so many times among its mails,
 * and then runs it to its end. The list must be empty.
 */
export async function killLetters(list: TestWaitlist, people: number, kills: number): Promise<KillResults> {
  let child: ChildProcess | undefined;
  let killAt: { place: number; moment: (typeof moments)[number] } | undefined;
  const killIf = (place: number, moment: string) => {
    const isTime = killAt !== undefined && place >= killAt.place && moment === killAt.moment;
    if (isTime) child?.kill('SIGKILL');
    return isTime;
  };
  const provider = await startMailProvider({
    refuse: ({ place }) => void killIf(place, 'before it is taken'),
    breakOff: ({ place }) => {
      setTimeout(() => killIf(place, 'after the answer'), Math.random() * 4);
      return killIf(place, 'before the answer');
    },
  });
  try {
    await list.use(async (database) => {
      await setLimit(database, 'mails_per_second', 2000);
      await asOwner(database, PEOPLE, [people]);
    });
    const run = () =>
      waitlist(
        ['letter', 'opening', '--send', '--yes'],
        { ...list.env, ...provider.env },
        (started) => (child = started),
      );
    for (let kill = 1; kill <= kills; kill += 1) {
      const moment = moments[kill % moments.length]!;
      killAt = { place: provider.requests() + 1 + Math.floor(Math.random() * MOST_MAILS_BEFORE_A_KILL), moment };
      const { code, out, err } = await run();
      if (code !== null) throw new Error(`The command was not killed the ${kill}th time: ${out}${err}`);
    }
    killAt = undefined;
    const { code, err } = await run();
    if (code !== 0) throw new Error(`The last run failed: ${err}`);
    const counts = [...provider.mails.values()];
    return {
      requests: provider.requests(),
      once: counts.filter((count) => count === 1).length,
      twice: counts.filter((count) => count > 1).length,
      never: people - counts.length,
    };
  } finally {
    await provider.stop();
  }
}

const PEOPLE = `
  insert into public.waitlist_subscriptions (email, name, interests, language, confirmed_at)
  select 'person-' || n || '@example.org', 'Ada', '{Web3 technology}', case when n % 3 = 0 then 'en' else 'es' end, now()
  from generate_series(1, $1::int) as n`;
